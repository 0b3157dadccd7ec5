import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { PrintDocument } from '#domain/print/print-document.ts';
import type { Print, PrintedFile } from '#services/ports.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { CANNOT_SHUT_IN, shutIn } from './shut-in.ts';

const PROCESS = path.join(import.meta.dirname, 'print-process.ts');
/** One sheet takes a fraction of a second, 2,000 letters half a minute; on a busy machine far longer. */
const LONGEST_MS = { letter: 20_000, poster: 20_000, booklet: 600_000 };
/** A class that prints its letters at once; whoever would wait behind more than this is asked to come back. */
const MOST_WAITING = 30;
/** Fonts and what was laid out stay in memory for the next one, and then go. */
const IDLE_MS = 30_000;

type Answer = { printed: PrintedFile } | { failure: string };

/**
 * One sheet after the other, in a process that is started when the first is asked for. Where people wait for it, none
 * waits for longer than that until it is begun.
 */
export function createPrintShop(mostWaitMs?: number): { print: Print; stop: () => Promise<void> } {
  let press: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    press?.kill('SIGKILL');
    press = null;
  };
  const work = async (document: PrintDocument): Promise<PrintedFile> => {
    clearTimeout(idle);
    if (!press?.connected) press = startPress();
    try {
      return await printOn(press, document);
    } catch (error) {
      // Whatever went wrong, the next one starts afresh.
      end();
      throw error;
    } finally {
      idle = setTimeout(end, IDLE_MS).unref();
    }
  };
  return {
    print: oneAtATime(MOST_WAITING, work, mostWaitMs),
    stop: async () => {
      clearTimeout(idle);
      end();
    },
  };
}

function startPress(): ChildProcess {
  const press = fork(PROCESS, {
    serialization: 'advanced',
    // Words of strangers are laid out by native code; there is nothing in here to find, and no way out.
    ...shutIn(),
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  press.unref();
  press.channel?.unref();
  return press;
}

function printOn(press: ChildProcess, document: PrintDocument): Promise<PrintedFile> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      press.off('message', onMessage).off('exit', onExit).off('error', onExit);
      press.channel?.unref();
    };
    const fail = (reason: string) => {
      done();
      reject(new Error(`Printing failed: ${reason}`));
    };
    const onExit = (code: unknown) =>
      fail(code === CANNOT_SHUT_IN ? 'this machine cannot shut it in' : 'the process ended');
    const onMessage = (answer: Answer) => {
      if ('failure' in answer) return fail(answer.failure);
      done();
      resolve(answer.printed);
    };
    const timer = setTimeout(() => fail('it took too long'), LONGEST_MS[document.kind]);
    press.on('message', onMessage).on('exit', onExit).on('error', onExit);
    press.channel?.ref();
    press.send(document, (error) => error && fail(error.message));
  });
}
