import { setTimeout } from 'node:timers/promises';

/** One after the other, never two at once. Whoever stops it waits for the one that is under way. */
export function repeat(
  task: () => Promise<unknown>,
  everyMs: number,
  onError: (error: Error) => void,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = (async () => {
    while (!signal.aborted) {
      await task().catch(onError);
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
