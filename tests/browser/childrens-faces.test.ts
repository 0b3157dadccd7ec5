import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBooklets } from '#db/desk/booklets.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import { campaignOfCategory, formOf } from '#domain/campaigns/registry.ts';
import { storyCard } from '#domain/sharing/share-card.ts';
import { createNameIn } from '#integrations/list-names/read-list-names.ts';
import { createPrintShop } from '#integrations/print/print-shop.ts';
import { approvalMail } from '#services/mail/approval-mail.ts';
import { askBooklet } from '#services/print/ask-booklet.ts';
import { fetchBooklet } from '#services/print/fetch-booklet.ts';
import { makeBooklet } from '#services/print/make-booklet.ts';
import { exportStories } from '#services/vetting/export-stories.ts';
import { readStatistics } from '#services/vetting/read-statistics.ts';
import { acting } from '#support/acting.ts';
import { startApp, type TestApp } from '#support/app.ts';
import { makeOfficer } from '#support/desk.ts';
import { type Sent, wish } from '#support/gate-machine.ts';
import { openPdf } from '#support/read-pdf.ts';
import { SITE } from '#support/sample-site.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';

type Writer = { who: string; told: Record<string, string>; belief: string; form?: string };

/** A word of its own for every writer, in none of the others': where it turns up it is known whose it is. */
const CHILDREN: Writer[] = [
  { who: 'sevenyears', told: { age: '7' }, belief: 'Tenrikyo' },
  { who: 'twelve', told: { age: '12' }, belief: 'Cao Dai' },
  { who: 'seventeen', told: { age: '17' }, belief: 'Druze' },
  { who: 'secret', told: { age: '0' }, belief: 'Jainism' },
  { who: 'untold', told: { age: '', adult: '' }, belief: 'Shinto', form: 'mosque' },
];
const ADULTS: Writer[] = [
  { who: 'eighteen', told: { age: '18' }, belief: 'Zoroastrianism' },
  { who: 'grown', told: { age: '0', adult: 'on' }, belief: 'Rastafarianism' },
];

/** What a stranger could find somebody by. */
const plantedOf = ({ who, belief }: Writer) => ({
  name: `Firstly${who}`,
  surname: `Surnamed${who}`,
  city: `Citytown${who}`,
  belief,
  link: `https://example.org/linked${who}`,
  handle: `handled${who}`,
});

const LISTS = [
  ...['/', '/stories', '/stories.data', '/stories?q=Quillpen', '/mosque', '/countries'],
  ...['/subjects', '/museum', '/feed.atom', '/feed.json', '/mosque/feed.atom', '/sitemap.xml'],
  ...['/sitemaps/stories-0.xml', '/api/story/some?numStories=100', '/api/story/stories'],
];

type Told = Sent & { hash: string; url: string };
type Published = { writer: Writer; confirmed: Told; unconfirmed: Told };

const shop = createPrintShop();
afterAll(shop.stop);
let database: TestDatabase;
let world: World;
let app: TestApp;
const published: Published[] = [];
/** What each place shows, by its name; those of one text by its address. */
const places = new Map<string, string>();

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  app = await startApp(database, world, { pages: true });
  for (const writer of [...CHILDREN, ...ADULTS])
    published.push({
      writer,
      confirmed: await publishWith(writer, 'confirmed'),
      unconfirmed: await publishWith(writer, 'unconfirmed'),
    });
  for (const path of LISTS) places.set(path, await read(path));
  for (const { confirmed, unconfirmed } of published)
    for (const told of [confirmed, unconfirmed]) await lookAt(told);
  places.set('booklet', await bookletOf(published.map(({ confirmed }) => confirmed.hash)));
  const context = { db: database.as('desk'), clock: () => new Date(), timeZone: SITE.timeZone };
  places.set('statistics of the desk', JSON.stringify(await readStatistics(context, 12)));
  const taken = exportStories(context, { by: acting('lead', 'lead') });
  if ('kind' in taken) throw new Error(taken.kind);
  places.set('export.csv', (await allOf(taken.pieces)).join(''));
});

/** The name is looked at by an officer, or its writer hides it until there is nobody who looks. */
async function publishWith(writer: Writer, name: 'confirmed' | 'unconfirmed'): Promise<Told> {
  const { surname, ...planted } = plantedOf(writer);
  const sent = await world.submit(
    {
      ...planted,
      ...(name === 'unconfirmed' && { name: `${planted.name} ${surname}` }),
      ...writer.told,
      handle: `@${planted.handle}`,
      social: 'INSTAGRAM',
      title: `Quillpen ${writer.who} ${name}`,
    },
    { form: formOf(writer.form ?? 'general') },
  );
  const told = { ...sent, storyId: await world.storyIdOf(sent.hash) };
  if (name === 'unconfirmed') await wish({ database }, told, { hideName: true });
  expect(await world.decide(sent.hash, 'publish')).toMatchObject({ kind: 'decided' });
  if (name === 'unconfirmed') await wish({ database }, told, { hideName: false });
  return told;
}

async function read(path: string): Promise<string> {
  const answer = await fetch(`${app.origin}${path}`);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

async function lookAt({ hash, url, storyId }: Told): Promise<void> {
  const own = [url, `${url}.data`, `/api/story/${hash}`, `/embed/${hash}`];
  const oembed = `/api/oembed?url=${encodeURIComponent(`${app.origin}${url}`)}`;
  for (const path of [...own, oembed]) places.set(`${hash} ${path}`, await read(path));
  const pdf = await fetch(`${app.origin}/print/${hash}.pdf`);
  const letter = await openPdf(new Uint8Array(await pdf.arrayBuffer()));
  places.set(`${hash} on paper`, await letter.text());
  const story = await findPublicationOfStory(database.as('desk'), storyId);
  if (!story) throw new Error(`${url} is not published.`);
  places.set(
    `${hash} share picture`,
    JSON.stringify(
      storyCard(story, {
        ...{ name: SITE.name, subject: 'A subject' },
        room: campaignOfCategory(story.category),
      }),
    ),
  );
  const { subject, text, html } = approvalMail(story, SITE, 'writer@example.org');
  places.set(`${hash} mail`, [subject, text, html].join('\n'));
}

async function bookletOf(hashes: string[]): Promise<string> {
  const clock = () => new Date();
  const db = database.as('desk');
  const { id: officer } = await makeOfficer(db);
  const draft = { title: 'Ours', of: 'list', campaign: '', subject: '' } as const;
  await askBooklet(
    { ...world.decideContext, clock, newId: randomUUID },
    { officer, draft: { ...draft, list: hashes.join('\n'), flowing: false, folded: false } },
  );
  const id = (await listBooklets(db, clock()))[0]?.id ?? '';
  const nameIn = createNameIn();
  await makeBooklet(
    { db: database.as('worker'), site: SITE, clock, print: shop.print, nameIn },
    id,
  );
  const outcome = await fetchBooklet({ db, clock }, id);
  if (outcome.kind !== 'file') throw new Error(outcome.kind);
  const file = Buffer.concat(await allOf(outcome.pieces));
  return (await openPdf(file)).text();
}

async function allOf<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

type Planted = ReturnType<typeof plantedOf>;

/** In which places which of these words stand. */
function foundOf(words: Partial<Planted>, where = [...places]): string[] {
  return where.flatMap(([place, text]) =>
    Object.entries(words).flatMap(([what, word]) =>
      text.includes(word) ? [`${place}: ${what}`] : [],
    ),
  );
}

/** A number where an age stands: in a label, in data, behind a name on paper. A band is none. */
const AGE =
  /(?:Age[:\s\u00a0]*<\/dt><dd>|\\?"age\\?"[:,](?:\\?")?|(?:Anonymous|Firstly\w+|Surnamed\w+),\s)(\d+)(?!\s*to|\d)/g;
const agesIn = (text: string) => [...text.matchAll(AGE)].map(([, age]) => Number(age));

/** Places of this one text, and its own card or row in a list. */
function ownOf({ hash }: Told): string[] {
  const own = [...places].filter(([place]) => place.startsWith(hash)).map(([, text]) => text);
  const list = places.get('/stories') ?? '';
  const cards = (list.match(/<article.*?<\/article>/gs) ?? []).filter((one) =>
    // By its link: the file of all tiles is named in every card.
    one.includes(`/${hash}"`),
  );
  const { content } = JSON.parse(places.get('/api/story/some?numStories=100') ?? '{}') as {
    content: { url: string }[];
  };
  const rows = content.filter(({ url }) => url.endsWith(hash)).map((row) => JSON.stringify(row));
  expect([cards.length, rows.length], hash).toEqual([1, 1]);
  return [...own, ...cards, ...rows];
}

const rowOf = (writer: Writer) => {
  const row = published.find((one) => one.writer === writer);
  if (!row) throw new Error(`${writer.who} is not published.`);
  return row;
};

describe.each(CHILDREN)('a child ($who)', (writer) => {
  const { name, surname, ...rest } = plantedOf(writer);

  test('shows no city, belief, link or handle, and no name that nobody confirmed', () => {
    expect(foundOf({ ...rest, surname })).toEqual([]);
  });

  test('shows no age', () => {
    const { confirmed, unconfirmed } = rowOf(writer);
    const ages = [...ownOf(confirmed), ...ownOf(unconfirmed)].flatMap(agesIn);
    expect(ages.filter((age) => age !== 0)).toEqual([]);
  });

  test('shows a first name that an officer confirmed, with that text and no other', () => {
    const { confirmed, unconfirmed } = rowOf(writer);
    expect(places.get(`${confirmed.hash} ${confirmed.url}`)).toContain(name);
    expect(ownOf(unconfirmed).filter((text) => text.includes(name))).toEqual([]);
  });

  test('is not found by what is not shown', async () => {
    for (const word of Object.values({ ...rest, surname })) {
      const found = await read(`/stories?q=${encodeURIComponent(word)}`);
      expect(found, word).not.toContain(rowOf(writer).confirmed.hash);
    }
  });
});

describe.each(ADULTS)('control: an adult ($who)', (writer) => {
  const planted = plantedOf(writer);

  test('shows all of it on the page, in lists, in a search and in the API', () => {
    const { unconfirmed } = rowOf(writer);
    const shown = ['/stories', '/stories.data', '/stories?q=Quillpen', LISTS.at(-2) ?? ''];
    const own = [unconfirmed.url, `${unconfirmed.url}.data`, `/api/story/${unconfirmed.hash}`];
    const names = [...shown, ...own.map((path) => `${unconfirmed.hash} ${path}`)];
    for (const place of names)
      expect(foundOf(planted, [[place, places.get(place) ?? '']]), place).toHaveLength(6);
  });

  test('shows nothing of it in feeds, cards, pictures, mails, maps and figures', () => {
    const quiet = /feed|sitemap|countries|embed|picture|mail|statistics|export/;
    expect(
      foundOf(
        planted,
        [...places].filter(([place]) => quiet.test(place)),
      ),
    ).toEqual([]);
  });
});

test('control: an age that is told is found in every place that shows one', () => {
  const [eighteen] = ADULTS;
  const { confirmed } = rowOf(eighteen as Writer);
  const ages = ownOf(confirmed).map(agesIn);
  // Page, its data, API, paper, card and row of the list.
  expect(ages.filter((found) => found.includes(18))).toHaveLength(6);
});
