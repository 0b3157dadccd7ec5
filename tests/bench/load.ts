import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Servers on the one core, load on the other. */
export const SERVER_CORE = '0';
export const LOAD_CORE = '1';

export type Load = {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** One after the other and from the first again, in place of the one address. */
  paths?: readonly string[];
};

/** Requests a second of wrk on the other core. An answer that is none makes the figure worthless. */
export async function requestsPerSecond(url: string, load: Load): Promise<number> {
  const headers = Object.entries(load.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const script = load.paths ? await inTurn(load.paths) : null;
  const { stdout } = await run('taskset', [
    '-c',
    LOAD_CORE,
    'wrk',
    '-t1',
    `-c${load.connections}`,
    `-d${load.seconds}s`,
    ...headers,
    ...(script ? ['-s', script] : []),
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** In the language of wrk. */
async function inTurn(paths: readonly string[]): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'hikaya-paths-')), 'paths.lua');
  const list = paths.map((one) => JSON.stringify(one)).join(',');
  await writeFile(
    file,
    `local paths, n = {${list}}, 0
request = function() n = n % #paths + 1 return wrk.format("GET", paths[n]) end`,
  );
  return file;
}

/** A process and all its children and threads. */
export async function pin(pid: number, core: string): Promise<void> {
  await run('taskset', ['-acp', core, String(pid)]);
  const { stdout } = await run('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }));
  for (const child of stdout.split('\n').filter(Boolean)) await pin(Number(child), core);
}
