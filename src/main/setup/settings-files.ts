import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { SETTINGS_OF, type Settings, type SettingsOf } from './settings.ts';

/** Where they stand on an operator's machine. */
export const SETTINGS_FOLDER = '/etc/hikaya';

/** Unless another one is named. systemd hands a service its files in a folder that only this service sees. */
export function settingsFolder(): string {
  const { HIKAYA_SETTINGS, CREDENTIALS_DIRECTORY } = process.env;
  return HIKAYA_SETTINGS ?? CREDENTIALS_DIRECTORY ?? SETTINGS_FOLDER;
}

export const fileOf = (folder: string, name: SettingsOf) => path.join(folder, `${name}.env`);

export async function readSettings(folder: string): Promise<Settings> {
  const files = SETTINGS_OF.map(async (name) => {
    const text = await readFile(fileOf(folder, name), 'utf8').catch(nothingThere);
    return [name, parseEnv(text) as Record<string, string>] as const;
  });
  return Object.fromEntries(await Promise.all(files)) as Settings;
}

function nothingThere(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

/** Adds what is missing, and leaves every line that is there. Says what it added. */
export async function addSettings(folder: string, wanted: Settings): Promise<string[]> {
  const present = await readSettings(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const added: string[] = [];
  for (const name of SETTINGS_OF) {
    const missing = Object.entries(wanted[name]).filter(
      ([key]) => present[name][key] === undefined,
    );
    if (missing.length === 0) continue;
    const lines = missing.map(([key, value]) => `${key}=${quoted(value)}\n`);
    // Nobody but its owner reads it, not even for the moment in which it is written.
    await writeFile(fileOf(folder, name), lines.join(''), { flag: 'a', mode: 0o600, flush: true });
    added.push(`${fileOf(folder, name)}: ${missing.map(([key]) => key).join(', ')}`);
  }
  return added;
}

/** Sets lines, or takes them out (null). Whoever reads meanwhile finds the file as it was, or as it is to be. */
export async function changeSettings(
  folder: string,
  name: SettingsOf,
  lines: Record<string, string | null>,
): Promise<void> {
  const file = fileOf(folder, name);
  const kept = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !Object.keys(lines).some((key) => line.startsWith(`${key}=`)));
  const added = Object.entries(lines).flatMap(([key, value]) =>
    value === null ? [] : `${key}=${quoted(value)}`,
  );
  const { mode, uid, gid } = await stat(file);
  const written = `${file}.new`;
  await rm(written, { force: true });
  const handle = await open(written, 'wx', 0o600);
  try {
    if (process.geteuid?.() === 0) await handle.chown(uid, gid);
    await handle.chmod(mode & 0o777);
    await handle.writeFile(`${[...kept, ...added].join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(written, file);
  const directory = await open(folder);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Plain where every reader of such files agrees what it means. */
function quoted(value: string): string {
  if (/^[\w./:@,+=?&%-]*$/.test(value)) return value;
  if (/["\\\n]/.test(value)) throw new Error('A setting has no quotes, backslashes or lines.');
  return `"${value}"`;
}
