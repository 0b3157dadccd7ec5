import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const PASSWORD = 'of-this-machine';
const STARTS_WITHIN_MS = 20_000;

export type LocalRedis = {
  url: string;
  port: number;
  pid: number;
  /** Where it would write, if it did. */
  folder: string;
  stop: () => Promise<void>;
};

/** Redis as `deploy/redis.conf` describes it, on one machine for tests and drills. */
export async function startLocalRedis(
  options: {
    port?: number;
    /** Another configuration, to show what ours prevents. */
    change?: (shipped: string) => string;
  } = {},
): Promise<LocalRedis> {
  const port = options.port ?? (await freePort());
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-redis-'));
  const [file, data] = [path.join(folder, 'redis.conf'), path.join(folder, 'data')];
  await mkdir(data);
  const shipped = await readFile('deploy/redis.conf', 'utf8');
  const lines = [`port ${port}`, `dir ${data}`, `requirepass ${PASSWORD}`];
  const changed = (options.change ?? ((same) => same))(shipped).replace(/^port .*$/m, '');
  await writeFile(file, [changed, ...lines, ''].join('\n'));
  const child = spawn('redis-server', [file], { stdio: 'ignore' });
  const end = performance.now() + STARTS_WITHIN_MS;
  while (!(await answers(port))) {
    if (performance.now() > end || child.exitCode !== null)
      throw new Error('Redis does not start.');
    await setTimeout(20);
  }
  return {
    url: `redis://:${PASSWORD}@127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    folder: data,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = net.connect(port, '127.0.0.1');
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
