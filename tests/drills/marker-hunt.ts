import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { LOCAL_ADDRESSES } from '#lab/local-environment.ts';
import { startLocalRedis } from '#lab/local-redis.ts';
import { startMailFolder } from '#lab/mail-folder.ts';
import { composePrivacy } from '#main/compose/privacy.ts';
import { eraseStory } from '#services/privacy/erase-story.ts';
import { findStories } from '#services/privacy/find-stories.ts';
import { readMails } from '#support/read-mails.ts';
import { validInput } from '#support/valid-input.ts';
import { ask } from './ask.ts';
import { openDesk } from './desk-ground.ts';
import type { Drill } from './drill.ts';
import { type Edge, openEdge } from './edge-ground.ts';
import type { Ground } from './ground.ts';
import { until } from './mail-ground.ts';
import {
  type Found,
  searchDisk,
  searchFolder,
  searchIn,
  searchRedis,
  searchTables,
} from './marker-search.ts';
import { postStory } from './post-story.ts';
import { postForm } from './send-hostile.ts';
import { spawnServer } from './server-process.ts';

const ROUNDS = { small: 1, full: 5 };
const MAILED_WITHIN_MS = 60_000;
const PAGES = [
  '/',
  '/stories',
  '/stories?q=snowed',
  '/api/story/some',
  '/sitemap.xml',
  '/countries',
];

export const drill: Drill = {
  name: 'marker-hunt',
  load: (size) =>
    `${ROUNDS[size]} unique e-mail addresses and as many IPv4 and IPv6 addresses through every journey, at log level debug, then searched for in every table, file, log, page and cache`,
  required: '0 plain e-mails outside the mail itself, 0 plain addresses, in any of eight spellings',
  run: async (ground, size) => {
    const since = Date.now();
    const place = await prepare(ground);
    const markers: string[] = [];
    const pages: string[] = [];
    for (let round = 0; round < ROUNDS[size]; round++) {
      const marked = newMarkers();
      markers.push(...Object.values(marked));
      pages.push(...(await journeys(place, marked)));
    }
    const mailed = (await readMails(place.mails)).filter((mail) =>
      markers.includes(mail.to?.[0]?.address ?? ''),
    ).length;
    const found = await hunt(place, { markers, pages, since });

    // The same search, for words that were published: it has to find them.
    const planted = `planted${randomBytes(8).toString('hex')}`;
    const body = `${validInput(generalCampaign()).story} ${planted}`;
    const { url } = await place.edge.world.publish({ title: 'Planted', story: body });
    const control = await hunt(place, { markers: [planted], pages: [url], since });
    const kinds = ['table', 'file pg_wal', 'page'].filter((kind) =>
      control.some(({ where }) => where.startsWith(kind)),
    );
    return {
      measured: `${markers.length} markers, ${mailed} mails delivered: ${found.length} findings${found.length > 0 ? `; ${describe(found)}` : ''}`,
      held: found.length === 0 && mailed >= ROUNDS[size] * 2,
      control: {
        measured: `a word planted in a story is found in ${kinds.join(', ')}`,
        attackSucceeded: kinds.length === 3,
      },
    };
  },
};

const describe = (found: readonly Found[]) =>
  [...new Set(found.map(({ where, form }) => `${form} in ${where}`))].slice(0, 8).join('; ');

function newMarkers() {
  const [a = 0, b = 0, c = 0, d = 0] = randomBytes(4);
  const group = () => (0x1000 + (randomBytes(2).readUInt16BE() % 0xe000)).toString(16);
  return {
    email: `m${randomBytes(7).toString('hex')}@example.org`,
    // Long enough that nothing else looks like it.
    four: [a, b, c, d].map((octet) => 100 + (octet % 156)).join('.'),
    six: `2001:db8:${group()}:${group()}:${group()}:${group()}:${group()}:${group()}`,
  };
}
type Markers = ReturnType<typeof newMarkers>;

async function prepare(ground: Ground) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-markers-'));
  ground.atEnd(() => rm(folder, { recursive: true, force: true }));
  const [logs, mails] = [path.join(folder, 'all.log'), path.join(folder, 'mails')];
  const mail = await startMailFolder(mails);
  ground.atEnd(mail.stop);
  const redis = await startLocalRedis();
  ground.atEnd(redis.stop);
  const environment = { COUNTERS_URL: redis.url };
  const edge = await openEdge(ground, { logTo: logs, environment });
  const desk = await openDesk(ground, edge.database, {
    logTo: logs,
    environment: { LOG_LEVEL: 'debug' },
  });
  const keys = {
    CONTACT_PUBLIC_KEY: edge.world.keys.publicKey,
    CONTACT_SECRET_KEY: edge.world.keys.secretKey,
  };
  const worker = spawnServer({
    command: 'worker',
    origin: edge.origin,
    logTo: logs,
    environment: {
      LOG_LEVEL: 'debug',
      ...LOCAL_ADDRESSES,
      SITE_ORIGIN: edge.origin,
      ...keys,
      DATABASE_URL_WORKER: edge.database.url('worker'),
      SMTP_URL: mail.url,
      EDGE_CACHES: edge.purgeOrigin,
      DESK_ORIGIN: 'https://desk.hikaya.example',
    },
  });
  ground.atEnd(worker.kill);
  const journal = path.join(folder, 'journal');
  const privacy = await composePrivacy({
    ...keys,
    JOURNAL_FILE: journal,
    DATABASE_URL_DESK: edge.database.url('desk'),
    DATABASE_URL_WORKER: edge.database.url('worker'),
    DATABASE_URL_PURGER: edge.database.url('purger'),
  });
  ground.atEnd(privacy.stop);
  const officer = await desk.cookieOf(await desk.officer({ role: 'lead' }));
  return { edge, redis, desk, officer, logs, mails, journal, privacy: privacy.context };
}
type Place = Awaited<ReturnType<typeof prepare>>;

/** Everything a writer, a reader and an officer do; answers the pages on which something might stand. */
async function journeys(place: Place, { email, four, six }: Markers): Promise<string[]> {
  const { edge, desk, officer } = place;
  const { origin, world } = edge;
  const send = async (address: string) => {
    const answer = await postStory(origin, { address, fields: { email } });
    return JSON.parse(answer.body) as { url: string; receipt: string };
  };
  const [published, refused, erased] = [await send(four), await send(six), await send(four)];
  const from = { origin, address: six };
  const form = { ...validInput(generalCampaign()), email, terms: 'on', intent: 'send' };
  const texts = Object.fromEntries(Object.entries(form).map(([k, v]) => [k, String(v)]));
  await postForm(from, '/tell', texts);
  // What fails: refused fields, a body that is too large or broken, a database that takes nothing.
  await postStory(origin, { address: four, fields: { email, title: '' } });
  await postStory(origin, { address: six, fields: { email, story: 'x'.repeat(80_000) } });
  const broken = { 'content-type': 'application/json', 'x-forwarded-for': four };
  await ask(origin, {
    path: '/api/story',
    method: 'POST',
    headers: broken,
    body: `{"email":"${email}"`,
  });
  await withoutStories(edge, async () => {
    await postStory(origin, { address: four, fields: { email } });
    await postForm({ origin, address: four }, '/tell', texts);
  });
  for (const address of [four, six])
    for (const path of [...PAGES, '/no-such-page', '/%E0%A4%A']) {
      await edge.read(path, { 'x-forwarded-for': address });
      await ask(origin, {
        path: '/api/analytics',
        method: 'POST',
        body: JSON.stringify({ pathName: '/stories' }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      });
    }
  const wrong = published.receipt.split(' ').toReversed().join(' ');
  await postForm(from, '/receipt', { words: wrong });
  await postForm(from, '/receipt', { words: published.receipt });
  await postForm(from, '/receipt', { words: published.receipt, intent: 'hide-name' });

  await world.decide(hashOfUrl(published.url), 'publish');
  await world.decide(hashOfUrl(refused.url), 'refuse');
  await sendNow(edge);
  const arrived = async () =>
    (await readMails(place.mails)).filter((mail) => mail.to?.[0]?.address === email).length >= 2;
  await until(MAILED_WITHIN_MS, async () => {
    await sendNow(edge);
    return arrived();
  });
  await postForm(from, '/receipt', { words: published.receipt, intent: 'pause' });
  await findStories(place.privacy, { email });
  const erasedId = await world.storyIdOf(hashOfUrl(erased.url));
  await eraseStory(place.privacy, { storyId: erasedId, note: 'Asked for by its writer.' });
  await ask(desk.origin, {
    path: '/desk/sign-in',
    method: 'POST',
    body: new URLSearchParams({ email }).toString(),
    headers: {
      origin: desk.origin,
      'x-forwarded-for': four,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  const ids = await Promise.all(
    [published, refused].map(({ url }) => world.storyIdOf(hashOfUrl(url))),
  );
  for (const path of [
    '/desk',
    '/desk/log',
    '/desk/export.csv',
    ...ids.map((id) => `/desk/story/${id}`),
  ])
    await ask(desk.origin, { path, headers: { cookie: officer, 'x-forwarded-for': six } });
  return [published.url, ...PAGES];
}

/** Mails wait until a decision can no longer be undone; nobody here undoes one. */
const sendNow = (edge: Edge) =>
  sql`UPDATE pgboss.job SET start_after = now() WHERE name LIKE 'send-%' AND state = 'created'`.execute(
    edge.database.as('superuser'),
  );

async function withoutStories(edge: Edge, work: () => Promise<void>): Promise<void> {
  const db = edge.database.as('superuser');
  await sql`ALTER TABLE story ADD CONSTRAINT closed CHECK (false) NOT VALID`.execute(db);
  await work();
  await sql`ALTER TABLE story DROP CONSTRAINT closed`.execute(db);
}

async function hunt(
  { edge, redis, desk, officer, logs, journal }: Place,
  {
    markers,
    pages,
    since,
  }: { markers: readonly string[]; pages: readonly string[]; since: number },
): Promise<Found[]> {
  const found: Found[] = [
    ...(await searchTables(edge.database, markers)),
    ...(await searchDisk(edge.database, markers, since)),
    ...(await searchFolder(
      path.dirname(logs),
      markers,
      (file) => file === logs || file === journal,
    )),
    ...(await searchFolder(edge.folder, markers)),
    ...(await searchFolder(redis.folder, markers)),
    ...(await searchRedis(redis.url, markers)).found,
  ];
  for (const page of new Set(pages)) {
    const { body, headers } = await edge.read(page);
    found.push(...searchIn(`page ${page}`, Buffer.from(body + JSON.stringify(headers)), markers));
  }
  for (const page of ['/desk', '/desk/log', '/desk/export.csv', '/desk/statistics']) {
    const { body } = await ask(desk.origin, { path: page, headers: { cookie: officer } });
    found.push(...searchIn(`page ${page}`, Buffer.from(body), markers));
  }
  return found;
}
