import { randomUUID } from 'node:crypto';
import { type Database, reach } from '#db/connect.ts';
import { onQuestion, poolUse } from '#db/question-times.ts';
import { noteProcess, noteProcessGone } from '#db/system/processes.ts';
import { openInnerDoor } from '#http/inner-door.ts';
import type { Door } from '#http/leave.ts';
import { type Metrics, measureDatabase } from '#http/metrics.ts';
import { VERSION } from '#http/version.ts';
import { repeat } from '#jobs/repeat.ts';
import type { Log } from '#services/ports.ts';
import type { Config } from './config.ts';

/** Heard of four times a minute: silent for a minute is silent for good. */
const BEAT_EVERY_MS = 15_000;
const MEGABYTE = 1_048_576;

type Watched = {
  db: Database;
  metrics: Metrics;
  log: Log;
  config: Pick<Config, 'INNER_HOST' | 'INNER_PORT'>;
  door?: Door;
};

/** Says that this process is there, and how it is. */
export async function watchProcess({ db, metrics, log, config, door }: Watched) {
  measureDatabase(metrics, { onQuestion, poolUse });
  const id = randomUUID();
  // Before it read its settings: who asks whether it knows them goes by this.
  const startedAt = new Date(performance.timeOrigin);
  const beat = () =>
    noteProcess(db, {
      id,
      version: VERSION,
      startedAt,
      memoryMb: Math.round(process.memoryUsage.rss() / MEGABYTE),
    });
  const beating = repeat('beat', beat, BEAT_EVERY_MS, log);
  const inner = {
    metrics: metrics.text,
    ready: async () => {
      if (door?.leaving) throw new Error('About to go.');
      await reach(db);
    },
  };
  const port = config.INNER_PORT;
  const opened =
    port === undefined ? null : await openInnerDoor(inner, { host: config.INNER_HOST, port });
  return {
    innerPort: opened?.port,
    stop: async () => {
      await beating.stop();
      await noteProcessGone(db, id).catch((err: unknown) =>
        log.error({ err, task: 'beat' }, 'could not say that it ends'),
      );
      await opened?.stop();
    },
  };
}
