import type { Log } from './ports.ts';

/** What fails five times a second is said once a minute. */
const SAID_EVERY_MS = 60_000;

/** Says that something began to fail, that it still does, and that it works again. */
export function sayTrouble(task: string, log: Log) {
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
