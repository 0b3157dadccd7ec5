import type { Log } from '#services/ports.ts';

/** As long as a unit gives it. Whoever hangs after a fault would neither serve nor be started anew. */
const ENDS_WITHIN_MS = 30_000;

/**
 * Runs once on SIGTERM or SIGINT, then lets the process end. And the last handler of what nobody caught: one line of the
 * log, which leaves out what PostgreSQL tells of a row; Node would print all of it. A promise that nobody waited for harms
 * nobody else. After an exception nothing is sure any more: what was begun is answered, and the process is started anew.
 */
export function onStop(stop: () => Promise<void>, log: Log): void {
  let stopping = false;
  let code = 0;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: asError(error) }, 'ended badly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('unhandledRejection', (reason) =>
    log.error({ err: asError(reason) }, 'nobody waited for what failed'),
  );
  process.on('uncaughtException', (error) => {
    log.error({ err: asError(error) }, 'nobody caught it; the process ends');
    code = 1;
    setTimeout(() => process.exit(code), ENDS_WITHIN_MS).unref();
    end();
  });
}

/** Anything at all can be thrown. */
const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
