import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { formOf } from '#domain/campaigns/registry.ts';
import { ask } from './ask.ts';
import { type Drill, within } from './drill.ts';
import { type Edge, openEdge, startWorker } from './edge-ground.ts';

const ROUNDS = { small: 1, full: 20 };
const READERS = { small: 4, full: 16 };
const GONE_WITHIN_MS = within(2_000);
const WATCHED_MS = { small: 8_000, full: 6_000 };
const CONTROL_MS = 2_000;
const LOOK_EVERY_MS = 25;

export const drill: Drill = {
  name: 'takedown',
  load: (size) =>
    `${READERS[size]} readers without pause through Varnish, a story removed, ${ROUNDS[size]} times`,
  required:
    'gone from page, lists, counts, search, API, feeds, maps, card, picture and paper within 2 s, 410, and it stays gone',
  run: async (ground, size) => {
    const edge = await openEdge(ground);
    const worker = await startWorker(ground, edge);
    const times: number[] = [];
    let back = 0;
    let reads = 0;
    for (let round = 0; round < ROUNDS[size]; round++) {
      const result = await takeDown(edge, {
        round,
        readers: READERS[size],
        watchedMs: WATCHED_MS[size],
        goneWithinMs: GONE_WITHIN_MS[size],
      });
      times.push(result.goneAfter);
      back += result.back;
      reads += result.reads;
    }
    const control = await takeDown(edge, {
      round: ROUNDS[size],
      readers: 1,
      watchedMs: CONTROL_MS,
      goneWithinMs: CONTROL_MS,
      beforeRemoval: worker.kill,
    });
    const slowest = Math.round(Math.max(...times));
    return {
      measured: `${times.length} takedowns among ${reads} reads: slowest ${slowest} ms, ${back} places still shown after ${GONE_WITHIN_MS[size] / 1_000} s`,
      held: slowest <= GONE_WITHIN_MS[size] && back === 0,
      control: {
        measured: `without the worker's purge it is still shown after ${CONTROL_MS} ms`,
        attackSucceeded: control.goneAfter === Number.POSITIVE_INFINITY,
      },
    };
  },
};

/** When the last place that showed it was clean, and how often it was seen after that. */
async function takeDown(
  edge: Edge,
  how: {
    round: number;
    readers: number;
    watchedMs: number;
    goneWithinMs: number;
    beforeRemoval?: () => Promise<void>;
  },
): Promise<{ goneAfter: number; back: number; reads: number }> {
  const word = `Takedown${how.round}marker`;
  const form = formOf('hijab');
  const before = await edge.world.publish({ title: `Before ${how.round}` }, { form });
  const { url, hash } = await edge.world.publish({ title: word }, { form });
  const index = (await edge.read('/sitemap.xml')).body;
  const newestMap = /\/sitemaps\/stories-\d+\.xml(?!.*\/sitemaps\/stories-)/s.exec(index)?.[0];
  if (!newestMap) throw new Error('The map of the site names no part with stories.');
  const places = [
    url,
    '/',
    '/stories',
    '/hijab/stories',
    before.url,
    `/stories?q=${word}`,
    '/api/story/some',
    '/api/story/stories',
    `/api/story/${hash}`,
    '/sitemap.xml',
    '/feed.atom',
    '/feed.json',
    '/hijab/feed.atom',
    `/embed/${hash}`,
    `/image/story/${hash}.png`,
    `/print/${hash}.pdf`,
    newestMap,
    `${url}.data`,
    '/stories.data',
    '/subjects',
    '/countries',
  ];
  await untilShown(edge, { url, word });

  const agent = new http.Agent({ keepAlive: true });
  const seen = new Map<string, number>();
  let going = true;
  let reads = 0;
  const reader = async (first: number) => {
    for (let n = first; going; n++) {
      const path = places[n % places.length] ?? '/';
      const { status, body } = await ask(edge.origin, { path, agent });
      reads += 1;
      const own = path.includes(hash);
      // The word stands in the address of a search and on the page that finds nothing.
      const shown = /\?q=|^\/sitemaps/.test(path)
        ? body.includes(url)
        : own
          ? status === 200
          : body.includes(word);
      if (shown) seen.set(path, performance.now());
    }
  };
  const readers = Array.from({ length: how.readers }, (_, n) => reader(n));
  await pause(500);
  await how.beforeRemoval?.();
  const removed = performance.now();
  await edge.world.remove(hash);
  await pause(how.watchedMs);
  going = false;
  await Promise.all(readers);
  agent.destroy();
  const last = Math.max(0, ...[...seen.values()].map((at) => at - removed));
  const gone =
    last < how.watchedMs - 1_000 && (await totalShown(edge)) === (await totalStored(edge));
  return {
    goneAfter: gone ? last : Number.POSITIVE_INFINITY,
    back: [...seen.values()].filter((at) => at - removed > how.goneWithinMs).length,
    reads,
  };
}

async function totalShown(edge: Edge): Promise<number> {
  const { body } = await edge.read('/api/story/some');
  return Number(/"totalElements":(\d+)/.exec(body)?.[1]);
}

async function totalStored(edge: Edge): Promise<number> {
  const rows = await edge.database
    .as('superuser')
    .selectFrom('publication')
    .select('hash')
    .execute();
  return rows.length;
}

/** Asked before it was published, an address is remembered as unknown until the purge. */
async function untilShown(edge: Edge, story: { url: string; word: string }): Promise<void> {
  const isShown = async () =>
    (await edge.read(story.url)).status === 200 &&
    (await edge.read('/stories')).body.includes(story.word);
  while (!(await isShown())) await pause(LOOK_EVERY_MS);
}
