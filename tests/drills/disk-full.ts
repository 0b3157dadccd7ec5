import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withSuperuser } from '#lab/local-postgres.ts';
import {
  cloneTemplate,
  type RunningPostgres,
  startTemplatePostgres,
} from '#support/template-postgres.ts';
import { ask } from './ask.ts';
import type { Drill } from './drill.ts';
import { openEdge } from './edge-ground.ts';
import type { Ground } from './ground.ts';
import { until } from './mail-ground.ts';
import { mountVolume } from './small-volume.ts';
import { acknowledgedIn } from './stored-stories.ts';
import { supervise } from './supervisor.ts';
import { CLIENTS, startWriting } from './tireless-writers.ts';

const VOLUME_MB = 256;
const WRITING_MS = { small: 500, full: 5_000 };
/** First no table can grow, then the write-ahead log neither and PostgreSQL gives up; each so long. */
const FULL_MS = { small: 1_000, full: 15_000 };
const CONTROL_MS = 500;
const RESUMES_WITHIN_MS = 60_000;
const READ_EVERY_MS = 10;
/** The small form asks so few, beside others on two cores, that one alone would be more than a thousandth. */
const READS_ANSWERED = { small: 0.99, full: 0.999 };
const MOST_LOG_MB = 1_000;

export const drill: Drill = {
  name: 'disk-full',
  load: (size) =>
    `${CLIENTS} clients post, readers read through Varnish, the volume of data and write-ahead log is full for ${(2 * FULL_MS[size]) / 1_000} s`,
  required:
    '0 false 201, 0 double; 99.9 % of cached reads answer (99 % in the small form); writes resume alone',
  run: async (ground, size) => {
    const volume = await mountVolume(ground, VOLUME_MB);
    const postgres = await startTemplatePostgres({ folder: path.join(volume.folder, 'postgres') });
    ground.atEnd(postgres.stop);
    const supervisor = supervise(ground, postgres);
    const place = { ground, postgres, fill: volume.fill };
    const real = await fillWhileWriting(place, size);
    const { starts, inVain } = supervisor;
    const control = await answerTooEarly(place);
    return {
      measured: `${real.acknowledged} acknowledged: ${real.lost} false, ${real.double} double, ${real.orphans} without event or job; ${real.whileFull} of them while full; ${real.cached} cached reads answered, ${real.uncached} past the cache; PostgreSQL ended, ${inVain} starts in vain, ${starts} well; first 201 ${real.resumed} ms after there was room`,
      held:
        real.acknowledged > real.whileFull &&
        real.lost + real.double + real.orphans === 0 &&
        real.readsHeld &&
        real.resumed < RESUMES_WITHIN_MS,
      control: {
        measured: `answering before COMMIT: ${control.lost} of ${control.acknowledged} false`,
        attackSucceeded: control.lost > 0,
      },
    };
  },
};

type Place = {
  ground: Ground;
  postgres: RunningPostgres;
  fill: () => Promise<() => Promise<void>>;
};

async function fillWhileWriting({ ground, postgres, fill }: Place, size: 'small' | 'full') {
  const database = await cloneTemplate(postgres.superuserUrl);
  const edge = await openEdge(ground, {
    database,
    // Every page that finds no database says so, and some thousands do.
    logTo: '/dev/null',
    environment: { SENDING_LANES: 'off', LOG_LEVEL: 'silent' },
  });
  const story = await edge.world.publish();
  const paths = ['/', '/stories', story.url];
  for (const one of paths) await edge.read(one);
  const host = new URL(edge.origin).host;
  const cached = startReading(edge.origin, paths);
  const uncached = startReading(edge.web.origin, paths, { host });

  const acknowledged: string[] = [];
  const stopWriting = startWriting(edge.origin, (title) => acknowledged.push(title));
  await pause(WRITING_MS[size]);
  const free = await fill();
  const before = acknowledged.length;
  await pause(FULL_MS[size]);
  await exhaustLog(postgres.superuserUrl);
  await pause(FULL_MS[size]);
  const whileFull = acknowledged.length - before;
  await free();
  const freed = performance.now();
  const stored = acknowledged.length;
  await until(RESUMES_WITHIN_MS, async () => acknowledged.length > stored);
  const resumed = Math.round(performance.now() - freed);
  await pause(WRITING_MS[size]);
  await stopWriting();
  const [reads, past] = [await cached(), await uncached()];
  await edge.web.kill();
  const found = await acknowledgedIn(database, acknowledged);
  return {
    ...found,
    whileFull,
    resumed,
    acknowledged: acknowledged.length,
    readsHeld: reads.asked > 0 && reads.answered / reads.asked >= READS_ANSWERED[size],
    cached: [`${reads.answered} of ${reads.asked}`, ...reads.instead].join(', '),
    uncached: `${past.answered} of ${past.asked}`,
  };
}

async function answerTooEarly({ ground, postgres, fill }: Place) {
  const database = await cloneTemplate(postgres.superuserUrl);
  const script = 'tests/drills/controls/answer-before-commit.ts';
  const server = await ground.server(database, { script });
  const free = await fill();
  const acknowledged: string[] = [];
  const stopWriting = startWriting(server.origin, (title) => acknowledged.push(title));
  await pause(CONTROL_MS);
  await stopWriting();
  await server.kill();
  await free();
  await until(RESUMES_WITHIN_MS, postgres.isRunning);
  return { ...(await acknowledgedIn(database, acknowledged)), acknowledged: acknowledged.length };
}

/** One question after the other; the answer stops it and says how many were answered well. */
function startReading(origin: string, paths: readonly string[], headers = {}) {
  let reading = true;
  const count = { asked: 0, answered: 0, instead: new Set<string>() };
  const read = async () => {
    for (; reading; await pause(READ_EVERY_MS)) {
      const path = paths[count.asked % paths.length] ?? '/';
      count.asked += 1;
      const said = await ask(origin, { path, headers }).then(
        ({ status }) => String(status),
        ({ message }: Error) => message,
      );
      if (said === '200') count.answered += 1;
      else count.instead.add(`${path} ${said}`);
    }
  };
  const done = read();
  return async () => {
    reading = false;
    await done;
    return count;
  };
}

/** What an hour of failing writes and switched files does to the write-ahead log. */
async function exhaustLog(superuserUrl: string): Promise<void> {
  const megabyte = `SELECT pg_logical_emit_message(false, 'drill', repeat('x', 1048576))`;
  await withSuperuser(superuserUrl, async (client) => {
    client.on('error', () => {});
    for (let i = 0; i < MOST_LOG_MB; i++) await client.query(megabyte);
  }).catch(() => {});
}
