import { setTimeout } from 'node:timers/promises';
import type { Log } from '#services/ports.ts';

/** What fails five times a second is said once a minute. */
const SAID_EVERY_MS = 60_000;

/** One after the other, never two at once. Whoever stops it waits for the one that is under way. */
export function repeat(
  name: string,
  task: () => Promise<unknown>,
  everyMs: number,
  log: Log,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const trouble = sayTrouble(name, log);
  const loop = (async () => {
    while (!signal.aborted) {
      await task().then(trouble.over, trouble.came);
      await setTimeout(everyMs, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}

/** Says that something began to fail, that it still does, and that it works again. */
function sayTrouble(task: string, log: Log) {
  let failures = 0;
  let saidAt = 0;
  return {
    came: (err: unknown) => {
      failures += 1;
      const now = performance.now();
      if (failures > 1 && now - saidAt < SAID_EVERY_MS) return;
      saidAt = now;
      log.error({ err, task, failures }, 'failed, and is tried again');
    },
    over: () => {
      if (failures > 0) log.info({ task, failures }, 'works again');
      failures = 0;
    },
  };
}
