import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Ground } from './ground.ts';

const run = promisify(execFile);
const ip = (...words: string[]) => run('ip', words);

/** Addresses for documents (RFC 5737): no real network has them. */
const NETWORK = '198.51.100';
const SWITCH = 'hikaya-switch';
/** Where the drill itself stands. */
export const HERE = `${NETWORK}.254`;

export type CabledMachine = {
  name: string;
  address: string;
  start: (words: readonly string[], options: StartOptions) => ChildProcess;
  /** What comes before a command that is to run there, as root. */
  words: readonly string[];
  /** Whatever runs there, by whomever it was started. */
  processes: () => Promise<number[]>;
  pullCable: () => Promise<unknown>;
  plugIn: () => Promise<unknown>;
  /** Reaches all but these from now on, and nobody is told. */
  loseSightOf: (others: readonly CabledMachine[]) => Promise<void>;
  seeAgain: (others: readonly CabledMachine[]) => Promise<void>;
};

type StartOptions = { user: string; logTo: string; environment?: Record<string, string> };

/** One switch, to which machines are cabled; all of it is gone with the drill. */
export async function laySwitch(ground: Ground) {
  // In a namespace of its own: a firewall of this machine might not let pass what goes between the others.
  const onSwitch = (...words: string[]) => ip('-n', SWITCH, ...words);
  const cable = async (name: string) => {
    await onSwitch('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0');
    await onSwitch('link', 'set', name, 'master', 'bridge', 'up');
  };
  ground.atEnd(async () => {
    await ip('link', 'del', SWITCH).catch(() => {});
    await ip('netns', 'del', SWITCH).catch(() => {});
  });
  await ip('netns', 'add', SWITCH);
  await onSwitch('link', 'add', 'bridge', 'type', 'bridge');
  await onSwitch('link', 'set', 'bridge', 'up');
  await cable('here');
  await onSwitch('link', 'set', 'eth0', 'name', SWITCH, 'netns', '1');
  await ip('addr', 'add', `${HERE}/24`, 'dev', SWITCH);
  await ip('link', 'set', SWITCH, 'up');
  return {
    /** A machine as far as its network goes (a namespace); files and cores are those of this one. */
    machine: async (name: string, lastNumber: number, hosts = ''): Promise<CabledMachine> => {
      const full = `hikaya-${name}`;
      const address = `${NETWORK}.${lastNumber}`;
      const settings = `/etc/netns/${full}`;
      ground.atEnd(async () => {
        await endAll(full);
        await ip('netns', 'del', full).catch(() => {});
        await rm(settings, { recursive: true, force: true });
      });
      await mkdir(settings, { recursive: true });
      await writeFile(`${settings}/hosts`, `127.0.0.1 localhost\n${hosts}\n`);
      await ip('netns', 'add', full);
      await cable(name);
      await onSwitch('link', 'set', 'eth0', 'netns', full);
      const within = (...words: string[]) => ip('-n', full, ...words);
      await within('addr', 'add', `${address}/24`, 'dev', 'eth0');
      await within('link', 'set', 'lo', 'up');
      await within('link', 'set', 'eth0', 'up');
      const words = ['ip', 'netns', 'exec', full];
      return {
        name,
        address,
        words,
        start: (command, options) => startAs([...words, 'unshare', '--ipc'], command, options),
        processes: () => processesIn(full),
        pullCable: () => onSwitch('link', 'set', name, 'down'),
        plugIn: () => onSwitch('link', 'set', name, 'up'),
        loseSightOf: async (others) => {
          for (const other of others) await within('route', 'add', 'blackhole', other.address);
        },
        seeAgain: async (others) => {
          for (const other of others) await within('route', 'del', 'blackhole', other.address);
        },
      };
    },
  };
}

/** Each word replaces the process of the one before: the child's number is the command's own. */
function startAs(
  before: string[],
  command: readonly string[],
  { user, logTo, environment = {} }: StartOptions,
): ChildProcess {
  const log = openSync(logTo, 'a');
  const asUser = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--'];
  const [program = '', ...rest] = [...before, ...asUser, ...command];
  return spawn(program, rest, {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', log, log],
  });
}

async function processesIn(namespace: string): Promise<number[]> {
  const { stdout } = await ip('netns', 'pids', namespace);
  return stdout.split('\n').filter(Boolean).map(Number);
}

async function endAll(namespace: string): Promise<void> {
  for (;;) {
    const left = await processesIn(namespace).catch(() => []);
    if (left.length === 0) return;
    signal(left, 'SIGKILL');
    await pause(50);
  }
}

/** Some may have ended since they were counted. */
export function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const id of processes)
    try {
      process.kill(id, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}
