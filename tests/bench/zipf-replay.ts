import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';
import { ask } from '../drills/ask.ts';
import { openArchives } from './archive.ts';
import { behindVarnish } from './behind-varnish.ts';
import type { Bench } from './bench.ts';

const STORIES = 100_000;
const READERS = 8;
const SECONDS = 60;
/** Of the stories an officer could remove, these are removed, one every other second. */
const REMOVED = SECONDS / 2;

/** Readers by Zipf's law over a warm cache, while every second a story comes or goes. */
export const zipfReplay: Bench = {
  name: 'zipf-replay',
  run: async (ground, { largest, keep }) => {
    const stories = Math.min(STORIES, largest);
    const archives = await openArchives(ground, [{ stories, search: false }], keep);
    const database = archives.database(stories);
    const { origin, varnish, startPurging } = await behindVarnish(ground, database, {
      memory: '6g',
    });
    startPurging();
    const paths = await pathsOf(database);
    const agent = new http.Agent({ keepAlive: true, maxSockets: READERS });
    const read = (path: string) => ask(origin, { path, agent });
    // Rarely read ones first, so that nothing often read is old when it begins.
    await inParallel(paths.toReversed(), read);

    // Its counters of hits and misses come seconds later; that of requests to the server comes at once.
    const asked = () => varnish.counter('backend_req');
    const before = await asked();
    const until = performance.now() + SECONDS * 1_000;
    const rank = zipf(paths.length);
    let reads = 0;
    let refused = 0;
    const reader = async () => {
      for (; performance.now() < until; reads += 1) {
        const { status } = await read(paths[rank()] ?? '/');
        if (status !== 200 && status !== 410) refused += 1;
      }
    };
    const [changes] = await Promise.all([
      changeEverySecond({ origin, database, until }),
      ...Array.from({ length: READERS }, reader),
    ]);
    const fromServer = (await asked()) - before;
    agent.destroy();
    const share = 1 - fromServer / reads;
    return [
      {
        figure: `hit ratio in a Zipf replay over ${stories.toLocaleString('en-CA')} stories, one publication or removal a second`,
        required: '≥ 0.99, 0 stale',
        measured: `${share.toFixed(4)} of ${reads} reads, ${refused} refused; ${changes.made} changes, ${changes.stale} stale, acknowledged after ${changes.slowestMs} ms at most`,
        spread: '',
        ok: share >= 0.99 && changes.stale === 0 && refused === 0,
      },
    ];
  },
};

async function pathsOf(database: TestDatabase): Promise<string[]> {
  const rows = await database
    .as('web')
    .selectFrom('publication')
    .select(['hash', 'title', 'category', 'writing_type'])
    .execute();
  // What is read most has nothing to do with when it was published.
  return rows
    .map((row) => ({ order: row.hash, row }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ row }) =>
      permalink({
        hash: row.hash,
        title: row.title,
        category: row.category as CategoryCode,
        writingType: row.writing_type as WritingType,
      }),
    );
}

async function inParallel(paths: string[], read: (path: string) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < paths.length; i = next++) await read(paths[i] ?? '/');
  };
  await Promise.all(Array.from({ length: READERS }, worker));
}

/** The n-th most read is read a n-th as often as the first. */
function zipf(count: number): () => number {
  const sums = new Float64Array(count);
  for (let i = 0, sum = 0; i < count; i += 1) sums[i] = sum += 1 / (i + 1);
  const whole = sums[count - 1] ?? 1;
  return () => {
    const wanted = Math.random() * whole;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

type Changing = { origin: string; database: TestDatabase; until: number };

async function changeEverySecond({ origin, database, until }: Changing) {
  const world = await createWorld(database);
  const removable = await database
    .as('superuser')
    .selectFrom('story')
    .innerJoin('publication', 'publication.story_id', 'story.id')
    .select(['story.hash', 'publication.title', 'publication.category', 'publication.writing_type'])
    .limit(REMOVED * 2)
    .execute();
  let stale = 0;
  let slowestMs = 0;
  const check = async (story: { hash: string; path: string; gone: boolean }) => {
    const start = performance.now();
    await acknowledged(database, story.hash);
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - start));
    const { status } = await ask(origin, { path: story.path });
    if (status !== (story.gone ? 410 : 200)) stale += 1;
    const list = await ask(origin, { path: '/stories' });
    if (story.gone && list.body.includes(story.hash)) stale += 1;
  };
  const checks: Promise<void>[] = [];
  while (performance.now() < until) {
    const start = performance.now();
    const gone = checks.length % 2 === 0 ? removable.pop() : undefined;
    if (gone) {
      await world.remove(gone.hash);
      checks.push(check({ hash: gone.hash, path: `/api/story/${gone.hash}`, gone: true }));
    } else {
      const { hash, url } = await world.publish({ title: `Came in number ${checks.length}` });
      checks.push(check({ hash, path: url, gone: false }));
    }
    await pause(Math.max(0, 1_000 - (performance.now() - start)));
  }
  await Promise.all(checks);
  return { made: checks.length, stale, slowestMs };
}

/** The caches were told for the first time; they will be told again. */
async function acknowledged(database: TestDatabase, hash: string): Promise<void> {
  const waiting = () =>
    database
      .as('worker')
      .selectFrom('publication_change')
      .select('id')
      .where('hash', '=', hash)
      .where('purges', '=', 0)
      .executeTakeFirst();
  while (await waiting()) await pause(50);
}
