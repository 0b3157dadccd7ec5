import { setTimeout as pause } from 'node:timers/promises';
import type { RunningPostgres } from '#support/template-postgres.ts';
import type { Ground } from './ground.ts';

const LOOK_EVERY_MS = 250;

/** Starts a server again whenever it ended, as systemd would. */
export function supervise(ground: Ground, postgres: RunningPostgres) {
  const seen = { starts: 0, inVain: 0 };
  let watching = true;
  const watch = async () => {
    for (; watching; await pause(LOOK_EVERY_MS)) {
      if (await postgres.isRunning()) continue;
      await postgres.startAgain().then(
        () => (seen.starts += 1),
        () => (seen.inVain += 1),
      );
    }
  };
  const watched = watch();
  ground.atEnd(async () => {
    watching = false;
    await watched;
  });
  return seen;
}
