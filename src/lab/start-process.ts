import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ProcessKind } from '#domain/system/processes.ts';

/** What operators start, each by `hikaya` and its name. */
export type ProcessName = ProcessKind;

/** The sources here, unless a release is to be tried: `HIKAYA_RELEASE=dist/hikaya-…`. */
export const RELEASE = path.resolve(process.env.HIKAYA_RELEASE ?? '.');

/** As the log counts; what is below is nobody's worry. */
const WARNING = 40;

export type StartedProcess = {
  pid: number;
  /** What it said when it was ready. */
  ready: Record<string, unknown>;
  stop: () => Promise<void>;
};

/** Starts one as operators do, with its own settings and none of ours, and waits until it is ready. */
export async function startProcess(
  name: ProcessName,
  environment: Record<string, string>,
  say: (line: string) => void,
  /** Of another release, for a test of what happens when one takes the place of the other. */
  folder = RELEASE,
): Promise<StartedProcess> {
  const child = spawn('bin/hikaya', [name], {
    cwd: folder,
    // Several of a kind run beside each other here; each finds an inner port of its own.
    env: { PATH: process.env.PATH ?? '', INNER_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // Whoever started it and is gone can no longer stop it.
  const endToo = () => child.kill();
  process.once('exit', endToo);
  void ended.then(() => process.off('exit', endToo));
  const ready = Promise.withResolvers<Record<string, unknown>>();
  createInterface(child.stdout).on('line', (line) => {
    const told = JSON.parse(line) as Record<string, unknown> & { level: number };
    if (told.msg === 'ready') ready.resolve(told);
    else if (told.level >= WARNING) say(`${name}: ${line}`);
  });
  void ended.then(([code]) => ready.reject(new Error(`${name} ended with ${code}.`)));
  return {
    pid: child.pid ?? 0,
    ready: await ready.promise,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
