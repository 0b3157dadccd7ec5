import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { listEvents } from '#db/events.ts';
import { findStory } from '#db/stories.ts';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { eraseStory } from '#services/privacy/erase-story.ts';
import { findStories } from '#services/privacy/find-stories.ts';
import { acting, openNow, seenNow } from '#support/acting.ts';
import { readMails } from '#support/read-mails.ts';
import { validInput } from '#support/valid-input.ts';
import { ask } from './ask.ts';
import type { Edge } from './edge-ground.ts';
import { until } from './mail-ground.ts';
import type { Place } from './marker-place.ts';
import { postStory } from './post-story.ts';
import { postForm } from './send-hostile.ts';

const MAILED_WITHIN_MS = 60_000;
const READY_WITHIN_MS = 30_000;
/** Published and not, each with names and without, and an answer. */
export const MAILS_A_ROUND = 5;
const CRY = 'I do not want to live any more and tonight I will end my life.';
const PAGES = [
  '/',
  '/stories',
  '/stories?q=snowed',
  '/api/story/some',
  '/sitemap.xml',
  '/countries',
];

export function newMarkers() {
  const [a = 0, b = 0, c = 0, d = 0] = randomBytes(4);
  const group = () => (0x1000 + (randomBytes(2).readUInt16BE() % 0xe000)).toString(16);
  const mailbox = () => `m${randomBytes(7).toString('hex')}@example.org`;
  return {
    email: mailbox(),
    /** Of somebody who asks that the mail names nothing, and of somebody who is answered. */
    quiet: mailbox(),
    answered: mailbox(),
    // Long enough that nothing else looks like it.
    four: [a, b, c, d].map((octet) => 100 + (octet % 156)).join('.'),
    six: `2001:db8:${group()}:${group()}:${group()}:${group()}:${group()}:${group()}`,
  };
}
export type Markers = ReturnType<typeof newMarkers>;

/** What leads to a story for whoever has the database. */
export type StoryNames = {
  hash: string;
  id: string;
  title: string;
  url: string;
  eventNos: number[];
};

type Sent = { url: string; receipt: string; title: string };

/** Everything a writer, a reader and an officer do. Answers the stories that were mailed about, and pages to look at. */
export async function journeys(place: Place, marked: Markers) {
  const { edge } = place;
  const { email, quiet, four, six } = marked;
  const published = await send(edge, { address: four, email });
  const refused = await send(edge, { address: six, email });
  const erased = await send(edge, { address: four, email });
  const quietly = { email: quiet, quietMail: true };
  const shown = await send(edge, { address: six, ...quietly });
  const returned = await send(edge, { address: six, ...quietly });
  const answered = await send(edge, { address: four, email: marked.answered, cry: true });
  await failInEveryWay(place, marked);
  await readAsVisitor(place, { marked, published });

  for (const story of [published, shown]) await edge.world.settle(hashOfUrl(story.url), 'publish');
  for (const story of [refused, returned]) await edge.world.settle(hashOfUrl(story.url), 'refuse');
  await answerWriter(place, answered);
  await untilMailed(place, marked);

  await postForm({ origin: edge.origin, address: six }, '/receipt', {
    words: published.receipt,
    intent: 'pause',
  });
  await findStories(place.privacy, { email });
  const storyId = await edge.world.storyIdOf(hashOfUrl(erased.url));
  await eraseStory(place.privacy, { storyId, note: 'Asked for by its writer.' });
  const mailed = [published, refused, shown, returned, answered];
  const stories = await Promise.all(mailed.map((story) => namesOf(place, story)));
  await lookAsOfficer(place, marked, stories);
  return { stories, pages: [published.url, shown.url, ...PAGES] };
}

async function send(
  { origin }: Edge,
  sent: { address: string; email: string; quietMail?: boolean; cry?: boolean },
): Promise<Sent> {
  const { address, email, quietMail, cry } = sent;
  const title = `Kite ${randomBytes(6).toString('hex')}`;
  const { story } = validInput(generalCampaign());
  const fields = { email, quietMail, ...(cry && { story: `${story} ${CRY}` }) };
  const { body } = await postStory(origin, { address, title, fields });
  return { ...(JSON.parse(body) as { url: string; receipt: string }), title };
}

/** Refused fields, a body that is too large or broken, a database that takes nothing; and the plain form. */
async function failInEveryWay({ edge }: Place, { email, four, six }: Markers): Promise<void> {
  const { origin } = edge;
  const form = { ...validInput(generalCampaign()), email, terms: 'on', intent: 'send' };
  const texts = Object.fromEntries(Object.entries(form).map(([k, v]) => [k, String(v)]));
  await postForm({ origin, address: six }, '/tell', texts);
  await postStory(origin, { address: four, fields: { email, title: '' } });
  await postStory(origin, { address: six, fields: { email, story: 'x'.repeat(80_000) } });
  await ask(origin, {
    path: '/api/story',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': four },
    body: `{"email":"${email}"`,
  });
  await withoutStories(edge, async () => {
    await postStory(origin, { address: four, fields: { email } });
    await postForm({ origin, address: four }, '/tell', texts);
  });
}

async function withoutStories(edge: Edge, work: () => Promise<void>): Promise<void> {
  const db = edge.database.as('superuser');
  await sql`ALTER TABLE story ADD CONSTRAINT closed CHECK (false) NOT VALID`.execute(db);
  await work();
  await sql`ALTER TABLE story DROP CONSTRAINT closed`.execute(db);
}

/** Pages that are there and that are not, counts of visits, and a receipt: wrong, right, and used. */
async function readAsVisitor(
  { edge }: Place,
  { marked: { four, six }, published }: { marked: Markers; published: Sent },
): Promise<void> {
  const { origin } = edge;
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
  const from = { origin, address: six };
  const wrong = published.receipt.split(' ').toReversed().join(' ');
  await postForm(from, '/receipt', { words: wrong });
  await postForm(from, '/receipt', { words: published.receipt });
  await postForm(from, '/receipt', { words: published.receipt, intent: 'hide-name' });
}

/** Once the worker has found that somebody may be in danger, and told the leads. */
async function answerWriter({ edge, desk, lead }: Place, { url }: Sent): Promise<void> {
  const storyId = await edge.world.storyIdOf(hashOfUrl(url));
  await until(
    READY_WITHIN_MS,
    async () => (await findStory(desk.db, storyId))?.dangerSince != null,
  );
  await openNow(desk.db, { storyId, officer: lead, at: new Date() });
  const seen = await seenNow(desk.db, storyId);
  const officer = acting(lead.id, 'lead');
  await desk.services.answerWriter({ storyId, officer, seen, words: 'We have read it.' });
}

async function untilMailed({ edge, relay, lead }: Place, marked: Markers): Promise<void> {
  const own = [marked.email, marked.quiet, marked.answered];
  // Mails wait until a decision can no longer be undone; nobody here undoes one.
  const sendNow = () =>
    sql`UPDATE pgboss.job SET start_after = now() WHERE name LIKE 'send-%' AND state = 'created'`.execute(
      edge.database.as('superuser'),
    );
  await until(MAILED_WITHIN_MS, async () => {
    await sendNow();
    const to = (await readMails(relay.mails)).map((mail) => mail.to?.[0]?.address ?? '');
    const toWriters = to.filter((address) => own.includes(address)).length;
    return toWriters >= MAILS_A_ROUND && to.includes(lead.email);
  });
}

async function lookAsOfficer(
  { desk, officer }: Place,
  { email, four, six }: Markers,
  stories: readonly StoryNames[],
): Promise<void> {
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
  const pages = ['/desk', '/desk/log', '/desk/export.csv'];
  for (const path of [...pages, ...stories.map(({ id }) => `/desk/story/${id}`)])
    await ask(desk.origin, { path, headers: { cookie: officer, 'x-forwarded-for': six } });
}

async function namesOf({ edge, desk }: Place, { url, title }: Sent): Promise<StoryNames> {
  const hash = hashOfUrl(url);
  const id = await edge.world.storyIdOf(hash);
  const eventNos = (await listEvents(desk.db, id)).map(({ no }) => no);
  return { hash, id, title, url, eventNos };
}
