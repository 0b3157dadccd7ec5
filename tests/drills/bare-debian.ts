import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Ground } from './ground.ts';

const run = promisify(execFile);
const IMAGE = 'localhost/hikaya-bare-debian:12';
/** Made once a machine, from Debian's own packages; nothing of ours is in it. */
export const ROOT = path.join(tmpdir(), 'hikaya-bare-debian-12.tar');
const PACKAGES = 'ca-certificates,systemd,systemd-sysv,dbus';
const SOURCES = '/etc/apt/sources.list.d/debian.sources';
/** Docker wants many rights, and changes the network that it runs in: that must not be ours. */
const FOR_CONTAINERS = [
  ...['--privileged', '-v', '/var/lib/docker'],
  ...['--network=slirp4netns:allow_host_loopback=true', '-p', '80:80', '-p', '443:443'],
];
const MOST_OUTPUT = 64 * 1024 * 1024;

export type Machine = {
  /** As root, in a shell; answers what it said and how it ended. */
  sh: (command: string) => Promise<{ code: number; said: string }>;
  copy: (from: string, to: string) => Promise<void>;
  /** It burns down. */
  lose: () => Promise<void>;
  /** Where it finds itself, and who runs the drill. */
  address: { itself: string; outside: string };
};

/**
 * A Debian 12 with a running systemd and nothing else, in a container that ends with the drill. Where it shall have
 * containers of its own, it gets a network, rights and room for them. A disk that outlives it is NAME:/FOLDER.
 */
export async function bareDebian(
  ground: Ground,
  { containers = false, disk = '' } = {},
): Promise<Machine> {
  for (const tool of ['podman', 'mmdebstrap', 'slirp4netns'])
    if (!existsSync(`/usr/bin/${tool}`))
      throw new Error(`This drill needs podman, runc, slirp4netns and mmdebstrap (Debian).`);
  if (!existsSync(ROOT)) {
    const sources = existsSync(SOURCES) ? [SOURCES] : [];
    const made = ['--variant=minbase', `--include=${PACKAGES}`, 'bookworm', ROOT, ...sources];
    execFileSync('mmdebstrap', made, { stdio: 'pipe' });
  }
  const env = { ...process.env, CONTAINERS_CONF: containersConf() };
  const podman = (...words: string[]) => run('podman', words, { env, maxBuffer: MOST_OUTPUT });
  await podman('import', ROOT, IMAGE);
  const { stdout } = await podman(
    'run',
    '-d',
    '--systemd=always',
    ...(containers ? FOR_CONTAINERS : ['--network=host']),
    ...(disk === '' ? [] : ['-v', disk]),
    IMAGE,
    '/sbin/init',
  );
  const id = stdout.trim();
  ground.atEnd(() => podman('rm', '-f', '-v', '-t', '10', id));
  const sh: Machine['sh'] = async (command) => {
    try {
      const { stdout: out, stderr } = await podman('exec', id, 'bash', '-c', command);
      return { code: 0, said: out + stderr };
    } catch (error) {
      const {
        code,
        stdout: out,
        stderr,
      } = error as { code: number; stdout: string; stderr: string };
      return { code, said: out + stderr };
    }
  };
  while ((await sh('systemctl is-system-running')).said.trim() !== 'running') await pause(500);
  return {
    sh,
    copy: async (from, to) => void (await podman('cp', from, `${id}:${to}`)),
    address: containers
      ? { itself: '10.0.2.100', outside: '10.0.2.2' }
      : { itself: '127.0.0.1', outside: '127.0.0.1' },
    lose: async () => void (await podman('kill', id)),
  };
}

/** Where the machine itself is a container, podman's usual runtime does not work, and runc does. */
function containersConf(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hikaya-podman-')), 'containers.conf');
  writeFileSync(
    file,
    `[containers]
default_ulimits=["nofile=10000:10000","nproc=4096:4096"]
[engine]
runtime="/usr/sbin/runc"
cgroup_manager="cgroupfs"
events_logger="file"
`,
  );
  return file;
}
