import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CONNECTIONS = 16;

export type Carried = { perSecond: number; p99Ms: number; refused: number };

/**
 * wrk beside what it asks, on every core, with one thread for each origin and the same number for those who
 * have one only. What is refused under load is told, and counts as carried.
 */
export async function carried(
  origins: readonly string[],
  asked: { paths: readonly string[]; seconds: number; threads: number },
): Promise<Carried> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-load-'));
  const script = path.join(folder, 'load.lua');
  await writeFile(script, inTurn(origins, asked.paths));
  try {
    const { stdout } = await run('wrk', [
      `-t${asked.threads}`,
      `-c${CONNECTIONS}`,
      `-d${asked.seconds}s`,
      '--timeout=30s',
      '--latency',
      ...['-s', script],
      origins[0] ?? '',
    ]);
    if (/Socket errors/.test(stdout)) throw new Error(`${origins[0]}: ${stdout}`);
    const [, p99 = '', unit = ''] = /\b99%\s+([\d.]+)(us|ms|s|m)\b/.exec(stdout) ?? [];
    return {
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
      p99Ms: Number(p99) * (MS[unit] ?? Number.NaN),
      refused: Number(/Non-2xx or 3xx responses:\s+(\d+)/.exec(stdout)?.[1] ?? 0),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** In the language of wrk: each thread asks its own process, and begins elsewhere among the addresses. */
function inTurn(origins: readonly string[], paths: readonly string[]): string {
  const doors = origins
    .map((origin) => new URL(origin))
    .map(({ hostname, port }) => `{${JSON.stringify(hostname)}, "${port || '80'}"}`);
  return `local doors, threads = {${doors.join(',')}}, 0
function setup(thread)
  local door = doors[threads % #doors + 1]
  thread.addr = wrk.lookup(door[1], door[2])[1]
  thread:set("begins", threads)
  threads = threads + 1
end
local paths = {${paths.map((one) => JSON.stringify(one)).join(',')}}
local n
function request()
  n = (n or begins * 7) % #paths + 1
  return wrk.format("GET", paths[n])
end
`;
}
