import { open, stat } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { VERSION } from '#http/version.ts';

/** What operators did that the database alone could not be believed about. Never a secret, and nobody's words. */
export type Operation = { did: 'migrate' | 'contract' | 'rotate-secret' } & Record<string, unknown>;

/** One line of JSON: for the system's journal, and where a file is named, on its disk before anybody is told. */
export async function noteOperation(
  file: string | undefined,
  { did, ...more }: Operation,
): Promise<string> {
  const by = { version: VERSION, user: user(), host: hostname() };
  const line = JSON.stringify({ at: new Date().toISOString(), did, ...by, ...more });
  if (file !== undefined) await append(file, line);
  return line;
}

async function append(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    // Root writes by hand what is otherwise written by a unit with a user of its own, to whom the folder belongs.
    const { uid, gid } = await stat(path.dirname(file));
    if (process.geteuid?.() === 0) await handle.chown(uid, gid);
    // It starts a line anew: a crash may have cut one.
    await handle.appendFile(`\n${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whoever became root to do it, where that is known; a container's user has no name. */
function user(): string {
  const { SUDO_USER } = process.env;
  try {
    const { username } = userInfo();
    return SUDO_USER === undefined ? username : `${username} (${SUDO_USER})`;
  } catch {
    return String(process.getuid?.() ?? '');
  }
}
