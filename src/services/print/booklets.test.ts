import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBooklets } from '#db/desk/booklets.ts';
import { insertOfficer } from '#db/desk/officers.ts';
import { type BookletDraft, MOST_WAITING } from '#domain/print/booklet-order.ts';
import type { PrintDocument } from '#domain/print/print-document.ts';
import { createNameIn } from '#integrations/list-names/read-list-names.ts';
import { createPrintShop } from '#integrations/print/print-shop.ts';
import type { Print } from '#services/ports.ts';
import { forgetOnSchedule } from '#services/retention/forget-on-schedule.ts';
import { openPdf } from '#support/read-pdf.ts';
import { SITE } from '#support/sample-site.ts';
import { SERVED } from '#support/served.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { askBooklet } from './ask-booklet.ts';
import { fetchBooklet } from './fetch-booklet.ts';
import { makeBooklet } from './make-booklet.ts';
import { printLetter } from './print-letter.ts';

const DRAFT: BookletDraft = {
  title: 'Ours',
  of: 'list',
  campaign: '',
  subject: '',
  list: '',
  flowing: false,
  folded: false,
};
const shop = createPrintShop();
afterAll(shop.stop);

let database: TestDatabase;
let world: World;
let clock = () => new Date();

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const newOfficer = async () => {
  const id = randomUUID();
  const about = { name: 'Amal', email: `${id}@example.org`, languages: [] };
  await insertOfficer(database.as('desk'), { id, ...about, role: 'officer' });
  return id;
};

const ask = (officer: string, change: Partial<BookletDraft>) =>
  askBooklet(
    { ...world.decideContext, clock, newId: randomUUID },
    { officer, draft: { ...DRAFT, ...change } },
  );

/** The newest one, made by the worker's own role; answers its id. */
async function make(print: Print = shop.print): Promise<string> {
  const [newest] = await listBooklets(database.as('desk'), clock());
  const id = newest?.id ?? '';
  await makeBooklet(
    { db: database.as('worker'), site: SITE, clock, print, nameIn: createNameIn() },
    id,
  );
  return id;
}

const order = async (hashes: string[]) => {
  await ask(await newOfficer(), { list: hashes.join('\n') });
};

async function fileOf(id: string): Promise<Buffer> {
  const outcome = await fetchBooklet({ db: database.as('desk'), clock }, id);
  if (outcome.kind !== 'file') throw new Error(outcome.kind);
  const pieces: Buffer[] = [];
  for await (const piece of outcome.pieces) pieces.push(piece);
  return Buffer.concat(pieces);
}

const pause = (hash: string, paused = true) =>
  database
    .as('superuser')
    .updateTable('publication')
    .set({ paused })
    .where('hash', '=', hash)
    .execute();
const remove = (hash: string) =>
  world.decide(hash, 'remove', { state: 'published', revisionNo: 1 });

describe('a booklet', () => {
  test('holds what is public when it is made: nothing withdrawn since, nothing paused', async () => {
    const kept = await world.publish({ title: 'Kept words' });
    const taken = await world.publish({ title: 'Taken back' });
    const paused = await world.publish({ title: 'Paused words' });
    const waiting = await world.submit({ title: 'Never published' });
    await order([kept.hash, taken.hash, paused.hash, waiting.hash]);
    await remove(taken.hash);
    await pause(paused.hash);
    const id = await make();
    const text = await (await openPdf(await fileOf(id))).text();
    expect(text).toContain('Kept words');
    expect(text).not.toMatch(/Taken back|Paused words|Never published/);
    const [listed] = await listBooklets(database.as('desk'), clock());
    expect(listed).toMatchObject({ state: 'ready', done: 1, total: 1, pages: 4 });
  });

  test('is handed to nobody once one of its writers changed or took back anything', async () => {
    const { hash } = await world.publish({ title: 'For now' });
    await order([hash]);
    const id = await make();
    expect((await fileOf(id)).length).toBeGreaterThan(1_000);
    await pause(hash);
    await expect(fileOf(id)).rejects.toThrow('out-of-date');
    await pause(hash, false);
    expect((await fileOf(id)).length).toBeGreaterThan(1_000);
    await remove(hash);
    await expect(fileOf(id)).rejects.toThrow('out-of-date');
  });

  test('with nothing in it says so, and is not printed', async () => {
    await order(['zzzzzzzzzzzz']);
    await make();
    const [listed] = await listBooklets(database.as('desk'), clock());
    expect(listed?.state).toBe('empty');
  });

  test('of a campaign or a subject is in the order of the site, oldest first', async () => {
    for (const title of ['First', 'Second']) await world.publish({ title, category: 'LAUNDRY' });
    await ask(await newOfficer(), { of: 'subject', subject: 'LAUNDRY' });
    const seen: PrintDocument[] = [];
    await make(async (document) => {
      seen.push(document);
      return { pdf: new Uint8Array(1), pages: 1 };
    });
    const [document] = seen;
    if (document?.kind !== 'booklet') throw new Error('no booklet');
    expect(document.sheets.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect(document).toMatchObject({ subtitle: '2 stories', wall: { category: 'LAUNDRY' } });
  });

  test('speaks the language of its texts, and English around several', async () => {
    const documents: PrintDocument[] = [];
    const keep: Print = async (document) => {
      documents.push(document);
      return { pdf: new Uint8Array(1), pages: 1 };
    };
    const hashes: string[] = [];
    for (const language of ['ar', 'ar', 'fr'] as const) {
      const { hash } = await world.publish({ title: `In ${language}` });
      hashes.push(hash);
      const change = database.as('superuser').updateTable('publication').set({ language });
      await change.where('hash', '=', hash).execute();
    }
    await order(hashes.slice(0, 2));
    await make(keep);
    await order(hashes);
    await make(keep);
    expect(documents).toMatchObject([
      { language: 'ar', direction: 'rtl', subtitle: 'حكايتان', contents: 'في هذا الكتيّب' },
      { language: 'en', direction: 'ltr', subtitle: '3 stories', contents: 'In this booklet' },
    ]);
  });

  test('that fails is told and can be made again', async () => {
    const { hash } = await world.publish({ title: 'Again' });
    await order([hash]);
    const broken = () => Promise.reject(new Error('no paper'));
    await expect(make(broken)).rejects.toThrow('no paper');
    expect((await listBooklets(database.as('desk'), clock()))[0]?.state).toBe('failed');
    expect((await fileOf(await make())).length).toBeGreaterThan(1_000);
  });

  test('is one of few that an officer waits for', async () => {
    const officer = await newOfficer();
    for (let i = 0; i < MOST_WAITING; i++)
      expect((await ask(officer, { list: 'aaaaaaaaaaaa' })).kind).toBe('asked');
    expect((await ask(officer, { list: 'aaaaaaaaaaaa' })).kind).toBe('too-many');
    expect((await ask(await newOfficer(), { list: 'aaaaaaaaaaaa' })).kind).toBe('asked');
  });

  test('is gone after a day, and its file with it', async () => {
    const { hash } = await world.publish({ title: 'For a day' });
    await order([hash]);
    const id = await make();
    const tomorrow = new Date(Date.now() + 24.5 * 3_600_000);
    clock = () => tomorrow;
    await expect(fileOf(id)).rejects.toThrow('unknown');
    expect(await listBooklets(database.as('desk'), clock())).toEqual([]);
    await forgetOnSchedule({ db: database.as('purger'), clock });
    clock = () => new Date();
    const left = await database.as('superuser').selectFrom('booklet').select('id').execute();
    expect(left).toEqual([]);
  });
});

test.each([
  ['web', 'SELECT id FROM booklet'],
  ['worker', 'SELECT file FROM booklet'],
  ['worker', 'DELETE FROM booklet'],
  ['desk', "UPDATE booklet SET file = ''"],
  ['purger', 'SELECT file FROM booklet'],
] as const)('PostgreSQL refuses %s: %s', (role, statement) =>
  expect(sql.raw(statement).execute(database.as(role))).rejects.toThrow(/permission denied/),
);

test('a letter is printed while it is public: not before, not while paused, not after', async () => {
  const context = {
    db: database.as('web'),
    site: SITE,
    print: shop.print,
    nameIn: createNameIn(),
    campaigns: () => SERVED,
  };
  const kindOf = async (hash: string) => (await printLetter(context, hash)).kind;
  const sent = await world.submit({ title: 'On its way' });
  expect(await kindOf(sent.hash)).toBe('unknown');
  await world.decide(sent.hash, 'publish');
  expect(await kindOf(sent.hash)).toBe('printed');
  await pause(sent.hash);
  expect(await kindOf(sent.hash)).toBe('unknown');
  await pause(sent.hash, false);
  await remove(sent.hash);
  expect(await kindOf(sent.hash)).toBe('gone');
  expect(await kindOf('../../etc')).toBe('unknown');
});
