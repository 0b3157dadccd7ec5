import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export type LocalVarnish = {
  origin: string;
  /** The door at which workers purge. */
  purgeOrigin: string;
  pid: number;
  /** One of its own counters, `cache_hit` for instance. */
  counter: (name: string) => Promise<number>;
  /** What its own probe says of the server: how many of the last looks succeeded, of how many. */
  probe: () => Promise<{ good: number; of: number; state: string }>;
  /** Where it keeps its log, which is a file in memory. */
  folder: string;
  stop: () => Promise<void>;
};

/** Version, command, time, and what was asked for. */
type BackendList = [
  number,
  unknown,
  number,
  Record<string, { probe_message: [number, number, string] }>,
];

/** Records of Varnish's log in which an address, a cookie or a search stands. */
const UNLOGGED = [
  'SessOpen',
  'ReqStart',
  'ReqURL',
  'ReqHeader',
  'ReqUnset',
  'VCL_acl',
  'Proxy',
  'BereqURL',
  'BereqHeader',
  'BereqUnset',
  'BogoHeader',
  'HttpGarbage',
  'Error',
];
/** As `varnishd -p` takes it. Who asked for what is nobody's business, not even in the log in memory. */
export const VSL_MASK = `vsl_mask=${UNLOGGED.map((tag) => `-${tag}`).join()}`;
const STARTS_WITHIN_MS = 20_000;

/** The cache in front, as `deploy/varnish.vcl` describes it, on one machine for tests and measuring. */
export async function startLocalVarnish(options: {
  port: number;
  backendPort: number;
  /** Where there are two web servers. */
  secondPort?: number;
  memory?: string;
  /** Another configuration, to show what ours prevents. */
  change?: (vcl: string) => string;
}): Promise<LocalVarnish> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-varnish-'));
  // Varnish reads its configuration as a user of its own.
  await chmod(folder, 0o755);
  const { backendPort, secondPort = backendPort } = options;
  const vcl = (await readFile('deploy/varnish.vcl', 'utf8'))
    .replaceAll('.port = "4300"', `.port = "${backendPort}"`)
    .replaceAll('.port = "4302"', `.port = "${secondPort}"`);
  const work = path.join(folder, 'work');
  const file = path.join(folder, 'site.vcl');
  await writeFile(file, options.change ? options.change(vcl) : vcl);
  const purgePort = await freePort();
  const child = spawn(
    '/usr/sbin/varnishd',
    [
      '-F',
      '-n',
      work,
      '-f',
      file,
      '-a',
      `127.0.0.1:${options.port}`,
      '-a',
      `purge=127.0.0.1:${purgePort}`,
      '-T',
      `127.0.0.1:${await freePort()}`,
      '-s',
      `malloc,${options.memory ?? '256m'}`,
      '-p',
      'http_gzip_support=off',
      '-p',
      VSL_MASK,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const origin = `http://127.0.0.1:${options.port}`;
  await untilAnswering(child, origin);
  return {
    origin,
    purgeOrigin: `http://127.0.0.1:${purgePort}`,
    pid: child.pid ?? 0,
    counter: async (name) => {
      const { stdout } = await run('varnishstat', ['-1', '-n', work, '-f', `MAIN.${name}`]);
      return Number(/\s(\d+)\s/.exec(stdout)?.[1]);
    },
    probe: async () => {
      const { stdout } = await run('varnishadm', ['-n', work, 'backend.list', '-j', '*.watched_1']);
      const [, , , backends] = JSON.parse(stdout) as BackendList;
      const [good, of, state] = Object.values(backends)[0]?.probe_message ?? [0, 0, 'unknown'];
      return { good, of, state };
    },
    folder,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(child: ChildProcess, origin: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const end = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < end && child.exitCode === null) {
    const answer = await fetch(origin, { method: 'PURGE' }).catch(() => null);
    if (answer) return;
    await setTimeout(50);
  }
  child.kill('SIGKILL');
  throw new Error(`Varnish does not start: ${said}`);
}
