import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Servers on the one core, load on the other. */
export const SERVER_CORE = '0';
export const LOAD_CORE = '1';

export type Load = {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
};

/** Requests a second of wrk on the other core. An answer that is none makes the figure worthless. */
export async function requestsPerSecond(url: string, load: Load): Promise<number> {
  const headers = Object.entries(load.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const { stdout } = await run('taskset', [
    '-c',
    LOAD_CORE,
    'wrk',
    '-t1',
    `-c${load.connections}`,
    `-d${load.seconds}s`,
    ...headers,
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** A process and all its children and threads. */
export async function pin(pid: number, core: string): Promise<void> {
  await run('taskset', ['-acp', core, String(pid)]);
  const { stdout } = await run('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }));
  for (const child of stdout.split('\n').filter(Boolean)) await pin(Number(child), core);
}
