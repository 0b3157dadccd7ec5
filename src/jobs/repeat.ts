import { setTimeout } from 'node:timers/promises';
import type { Log } from '#services/ports.ts';
import { sayTrouble } from '#services/say-trouble.ts';

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
