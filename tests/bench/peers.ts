import { availableParallelism } from 'node:os';
import { freePort } from '#lab/free-port.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { ask } from '../drills/ask.ts';
import type { Ground } from '../drills/ground.ts';
import { openArchives } from './archive.ts';
import { type Bench, type Figure, median } from './bench.ts';
import { makeLong, WORDS_EACH } from './long-texts.ts';
import { type Carried, carried } from './whole-machine-load.ts';

const PEER_STORIES = 2_000;
const ROUNDS = 3;
const SECONDS = 8;
/** What everybody compiles and reads into memory on the way; not counted. */
const WARMING_UP_SECONDS = 3;

/** One site: the processes that serve it and where its texts are. */
type Side = { name: string; origins: string[]; stories: string[]; lists: string[] };

const MEASURED: Record<string, (side: Side) => string[]> = {
  'the same story again': ({ stories }) => stories.slice(77, 78),
  'the same list again': ({ lists }) => lists.slice(1, 2),
  'the front page, at others their list': () => ['/'],
  'another story each time': ({ stories }) => stories,
  'another page of the list each time': ({ lists }) => lists,
};

/**
 * Beside what people would take instead, each as its makers ship it and without a cache in front, on the same
 * cores in turn. The peers run already and hold 2,000 texts of 300 words at /story-0/ … /story-1999/.
 */
export const peers: Bench = {
  name: 'peers',
  run: async (ground, { keep, wordpress, ghost }) => {
    const given = Object.entries({ WordPress: wordpress, Ghost: ghost });
    const others = given.flatMap(([name, origin]) => (origin ? [{ name, origin }] : []));
    const sides = [
      await ourSide(ground, keep),
      ...(await Promise.all(others.map(({ name, origin }) => peerSide(name, origin)))),
    ];
    for (const side of sides) await checkTexts(side);
    const figures: Figure[] = [];
    for (const [what, pathsOf] of Object.entries(MEASURED))
      figures.push(await inRounds(what, sides, pathsOf));
    return figures;
  },
};

/** As many web processes as cores, started as operators do, each asked at its own door. */
async function ourSide(ground: Ground, keep?: string): Promise<Side> {
  const archives = await openArchives(ground, [{ stories: PEER_STORIES, search: false }], keep);
  const database = archives.database(PEER_STORIES);
  await makeLong(database);
  const ports = await Promise.all(Array.from({ length: availableParallelism() }, freePort));
  const SITE_ORIGIN = `http://127.0.0.1:${ports[0]}`;
  const environment = { ...archives.environment(PEER_STORIES), SITE_ORIGIN, KEEP_PAGES_MS: '0' };
  const servers = await Promise.all(
    ports.map((port) => ground.server(database, { port, environment, firstPath: '/api/ready' })),
  );
  const lists = await listsOf({ origin: SITE_ORIGIN, first: '/stories', link: OUR_STORY });
  await checkNoCache(database, SITE_ORIGIN);
  return {
    name: 'Hikaya',
    origins: servers.map(({ origin }) => origin),
    stories: await linksOn(SITE_ORIGIN, lists, OUR_STORY),
    lists,
  };
}

async function peerSide(name: string, address: string): Promise<Side> {
  const { origin } = new URL(address);
  return {
    name,
    origins: [origin],
    stories: Array.from({ length: PEER_STORIES }, (_, n) => `/story-${n}/`),
    lists: await listsOf({ origin, first: '/', link: PEER_STORY }),
  };
}

const OUR_STORY = /\/story\/[^"/]+\/[^"/]+\/[0-9a-z]{12}(?=")/g;
const PEER_STORY = /\/story-\d+\/(?=")/g;

/** A second process of the same site is asked by the name of the first, as by a proxy. */
async function textOf(origin: string, path: string, site = origin): Promise<string> {
  const answer = await ask(origin, { path, headers: { host: new URL(site).host } });
  if (answer.status !== 200) throw new Error(`${origin}${path} answered ${answer.status}.`);
  return answer.body;
}

/** Every page of the list, by how many texts stand on one. */
async function listsOf(site: { origin: string; first: string; link: RegExp }): Promise<string[]> {
  const ours = site.first !== '/';
  const at = (page: number) => (ours ? `${site.first}?page=${page}` : `/page/${page}/`);
  const shown = new Set((await textOf(site.origin, at(2))).match(site.link)).size;
  if (shown < 5) throw new Error(`${site.origin}${at(2)} lists ${shown} texts.`);
  const last = Math.floor(PEER_STORIES / shown);
  await textOf(site.origin, at(last));
  return Array.from({ length: last }, (_, n) => (n === 0 ? site.first : at(n + 1)));
}

async function linksOn(origin: string, lists: string[], link: RegExp): Promise<string[]> {
  const found = new Set<string>();
  for (const list of lists)
    for (const path of (await textOf(origin, list)).match(link) ?? []) found.add(path);
  return [...found];
}

/** Nobody is measured answering less than the whole text. */
async function checkTexts({ name, origins, stories, lists }: Side): Promise<void> {
  if (stories.length < PEER_STORIES * 0.95)
    throw new Error(`${name} has ${stories.length} texts and not ${PEER_STORIES}.`);
  for (const origin of origins)
    for (const path of [stories[0], stories[77], stories.at(-1), lists.at(-1)]) {
      const words = wordsIn(await textOf(origin, path ?? '', origins[0]));
      if (path !== lists.at(-1) && words < WORDS_EACH)
        throw new Error(`${name}: ${path} has ${words} words and not ${WORDS_EACH}.`);
    }
}

function wordsIn(page: string): number {
  const shown = page.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  return shown.split(/\s+/).length;
}

/** A cache would go on showing what a moment ago was another title. */
async function checkNoCache(database: TestDatabase, origin: string): Promise<void> {
  const db = database.as('superuser');
  const newest = db.selectFrom('publication').select(['seq', 'title']).orderBy('seq', 'desc');
  const { seq, title } = await newest.limit(1).executeTakeFirstOrThrow();
  const call = (anew: string) =>
    db.updateTable('publication').set({ title: anew }).where('seq', '=', seq).execute();
  for (const slug of ['changed-once', 'changed-twice']) {
    await call(slug.replace('-', ' '));
    const list = await textOf(origin, '/stories');
    const story = list.match(OUR_STORY)?.find((path) => path.includes(slug));
    if (!story || !(await textOf(origin, story)).includes(slug.replace('-', ' ')))
      throw new Error('The list or a story was not drawn from what is in the database now.');
    if (!(await textOf(origin, '/')).includes(slug))
      throw new Error('The front page was not drawn from what is in the database now.');
  }
  await call(title);
}

/** All sides in turn, several times, because the machine is never quite the same. */
async function inRounds(
  what: string,
  sides: Side[],
  pathsOf: (side: Side) => string[],
): Promise<Figure> {
  const threads = Math.max(...sides.map(({ origins }) => origins.length));
  const load = (side: Side, seconds: number) =>
    carried(side.origins, { paths: pathsOf(side), seconds, threads });
  for (const side of sides) await load(side, WARMING_UP_SECONDS);
  const rounds = new Map<Side, Carried[]>(sides.map((side) => [side, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [side, results] of rounds) results.push(await load(side, SECONDS));
  const [ours = [], ...others] = rounds.values();
  if (ours.some(({ refused }) => refused > 0))
    throw new Error(`${what}: some of ours were refused.`);
  const said = [...rounds].map(([{ name }, results]) => {
    const times = results === ours ? '' : `, ${ratioOf(ours, results).toFixed(1)} times as many`;
    return `${name} ${inWords(results)}${times}`;
  });
  const spreads = others.map((results) => {
    const ratios = results.map(({ perSecond }, n) => (ours[n]?.perSecond ?? 0) / perSecond);
    return `${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)}`;
  });
  return {
    figure: what,
    required: 'for comparison',
    measured: said.join('; '),
    spread: spreads.join('; '),
    ok: true,
  };
}

const rate = (results: Carried[]) => median(results.map(({ perSecond }) => perSecond));
const ratioOf = (ours: Carried[], theirs: Carried[]) => rate(ours) / rate(theirs);

function inWords(results: Carried[]): string {
  const p99 = median(results.map(({ p99Ms }) => p99Ms));
  const refused = results.reduce((sum, one) => sum + one.refused, 0);
  const told = refused > 0 ? ` (${refused} refused)` : '';
  return `${rate(results).toFixed(0)} requests/s${told}, p99 ${p99.toFixed(0)} ms`;
}
