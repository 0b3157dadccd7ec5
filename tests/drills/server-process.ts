import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessName } from '#lab/start-process.ts';
import { ask } from './ask.ts';

/** A process that does not answer by then never will. */
const STARTS_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 25;

export type ServerProcess = {
  origin: string;
  port: number;
  pid: number;
  /** Answers requests; rejects when it ended or never did. */
  ready: () => Promise<void>;
  /** `kill -9`, and waits until it is gone. */
  kill: () => Promise<void>;
};

export function spawnServer(options: {
  /** What operators start. */
  command?: ProcessName;
  /** Or something in its place that lacks a defence. */
  script?: string;
  /** Where it stands, when that is not here. */
  folder?: string;
  /** Words before it that lead to another machine of the drill. */
  at?: readonly string[];
  origin: string;
  environment: Record<string, string>;
  /** What it answers well once it serves. */
  firstPath?: string;
  /** A file for all it says; without one only its errors are seen. */
  logTo?: string;
}): ServerProcess {
  const log = options.logTo === undefined ? null : openSync(options.logTo, 'a');
  const { command, script } = options;
  const itself = script ? [process.execPath, script] : ['bin/hikaya', command ?? 'web'];
  const words = [...(options.at ?? []), ...itself];
  const child = spawn(words[0] ?? '', words.slice(1), {
    env: { PATH: process.env.PATH ?? '', ...options.environment },
    ...(options.folder && { cwd: options.folder }),
    stdio: ['ignore', log ?? 'ignore', log ?? 'inherit'],
  });
  const ended = once(child, 'exit');
  const { origin, firstPath = '/api/story/some?numStories=1' } = options;
  return {
    origin,
    port: Number(new URL(origin).port),
    pid: child.pid ?? 0,
    ready: async () => {
      const until = performance.now() + STARTS_WITHIN_MS;
      while (performance.now() < until) {
        if (child.exitCode !== null)
          throw new Error(`${words.join(' ')} ended by itself. ${lastWords(options.logTo)}`);
        const answer = await ask(origin, { path: firstPath }).catch(() => null);
        if (answer && answer.status >= 200 && answer.status < 400) return;
        await pause(LOOK_EVERY_MS);
      }
      throw new Error(`${words.join(' ')} did not start.`);
    },
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await ended;
    },
  };
}

/** Of a log that several may write; without one they were seen already. */
function lastWords(log: string | undefined): string {
  return log === undefined ? '' : (readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '');
}
