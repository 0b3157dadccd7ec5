import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findForm } from '#domain/campaigns/registry.ts';
import { acting } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { STORY_OF_100 } from '#support/valid-input.ts';
import { searchDesk } from './search-desk.ts';

const URDU = `میری نانی ہر جمعے کو ہمارے لیے کھیر بناتی تھیں، اور پورا گھر الائچی کی خوشبو سے بھر جاتا تھا۔ ${STORY_OF_100}`;
const FRENCH = `À l’École du quartier, Élodie m’a gardé une place près de la fenêtre. ${STORY_OF_100}`;
const BEFORE = `Call me at my aunt’s bakery on Saturdays. ${STORY_OF_100}`;

const NOOR = acting('noor');

let world: DeskWorld;
const ids: Record<string, string> = {};

const find = async (words: string, filter: object = {}) => {
  const { items } = await searchDesk(world.contextAt('2026-06-30T12:00:00Z'), NOOR, {
    words,
    ...filter,
  });
  return items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
};

beforeAll(async () => {
  world = await createDeskWorld();
  const { send, decide, desk } = world;
  const london = findForm('ourlondonfamily');
  if (!london) throw new Error('No campaign.');
  ids.urdu = await send('2026-06-01T16:00:00Z', {
    language: 'ur',
    input: { title: 'نانی کی کھیر', story: URDU },
  });
  ids.french = await send('2026-06-02T16:00:00Z', {
    form: london,
    language: 'fr',
    input: { title: 'Une place gardée', story: FRENCH },
  });
  await decide(ids.french, 'refuse', '2026-06-03T16:00:00Z', ['true-first-person']);
  ids.edited = await send('2026-06-04T16:00:00Z', { input: { title: 'Bread', story: BEFORE } });
  await sql`INSERT INTO revision (story_id, no, author_kind, officer, campaign, title, body, reason)
    VALUES (${ids.edited}, 2, 'officer', 'somebody', 'general', 'Bread', ${STORY_OF_100}, 'shorter')`.execute(
    desk,
  );
  await desk.updateTable('story').set({ revision_no: 2 }).where('id', '=', ids.edited).execute();
});

describe('words are found', () => {
  test.each([
    ['in Urdu, beside its own punctuation', 'الائچی', ['urdu']],
    ['in an Urdu title', 'کھیر', ['urdu']],
    ['in French, after an article, whatever the case', 'école', ['french']],
    ['with an accent in capitals', 'ÉLODIE', ['french']],
    ['in a text that was refused', '"place près"', ['french']],
    ['in a revision that was changed since', 'bakery', ['edited']],
    ['in all of them, newest first', 'minaret', ['edited', 'french', 'urdu']],
    ['without those that have another', 'minaret -école', ['edited', 'urdu']],
  ])('%s', async (_name, words, expected) => {
    expect(await find(words)).toEqual(expected);
  });

  test.each(['zebra', '"gardé près"', "')) OR true --", '%', '\0'])('not %j', async (words) => {
    const everything = ['edited', 'french', 'urdu'];
    // Signs alone are no words, and with no words everything is listed.
    expect(await find(words)).toEqual(words === '\0' ? everything : []);
  });
});

test('a story once, however many of its revisions match', async () => {
  expect(await find('bread')).toEqual(['edited']);
});

test('by state and by campaign', async () => {
  expect(await find('', { state: 'refused' })).toEqual(['french']);
  expect(await find('minaret', { campaign: 'ourlondonfamily' })).toEqual(['french']);
  expect(await find('minaret', { campaign: 'ourlondonfamily', state: 'published' })).toEqual([]);
});

test('by reference, and by a whole address', async () => {
  const { items } = await searchDesk(world.contextAt('2026-06-30T12:00:00Z'), NOOR, {
    words: 'bakery',
  });
  const hash = items[0]?.hash ?? '';
  expect(await find(hash)).toEqual(['edited']);
  expect(await find(` https://example.org/story/mosque/bread/${hash.toUpperCase()}`)).toEqual([
    'edited',
  ]);
  expect(await find('000000000000')).toEqual([]);
});

test('fifty a page, each once, by where the last page ended', async () => {
  const { send, contextAt } = world;
  for (let i = 0; i < 53; i++) await send('2026-05-01T16:00:00Z', { input: { title: 'Olives' } });
  const first = await searchDesk(contextAt('2026-06-30T12:00:00Z'), NOOR, { words: 'olives' });
  expect(first.items).toHaveLength(50);
  const second = await searchDesk(
    contextAt('2026-06-30T12:00:00Z'),
    NOOR,
    { words: 'olives' },
    first.next,
  );
  expect(second.items).toHaveLength(3);
  expect(second.next).toBeNull();
  const all = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(all).size).toBe(53);
});

test('says nothing of who wrote it', async () => {
  const { items } = await searchDesk(world.contextAt('2026-06-30T12:00:00Z'), NOOR, {});
  const columns = [...new Set(items.flatMap(Object.keys))].toSorted();
  expect(columns.filter((column) => /mail|name|city|receipt|body/i.test(column))).toEqual([]);
});

test('is answered from the index', async () => {
  const plan = await world.desk.transaction().execute(async (db) => {
    // A table this small would be read whole otherwise.
    await sql`SET LOCAL enable_seqscan = off`.execute(db);
    const query = db
      .selectFrom('revision')
      .select('story_id')
      .where(
        sql<boolean>`to_tsvector('simple', title || ' ' || body) @@ websearch_to_tsquery('simple', 'snow')`,
      );
    return JSON.stringify(await query.explain());
  });
  expect(plan).toContain('revision_words');
});

describe('what is shown of what was found', () => {
  const SOUP = `${'We waited for the bus in the rain. '.repeat(8)}My neighbour brought lentil soup to the stop. ${'The bus came late. '.repeat(8)}`;
  const at = () => world.contextAt('2026-06-30T12:00:00Z');
  const whereOf = async (words: string, id: string) => {
    const { items } = await searchDesk(at(), NOOR, { words });
    return items.find((item) => item.id === id)?.where;
  };
  const send = (input: object) => world.send('2026-06-05T16:00:00Z', { input });
  const textOf = (where: Awaited<ReturnType<typeof whereOf>>) =>
    where?.pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

  test('is the passage around it, and not the whole text', async () => {
    const id = await send({ title: 'In the rain', story: SOUP });
    const text = textOf(await whereOf('lentil', id)) ?? '';
    expect(text).toContain('brought [lentil] soup');
    expect(text.length).toBeLessThan(SOUP.length / 2);
    expect(await whereOf('rain', id)).toMatchObject({ isWriter: false, isEarlier: false });
  });

  test('a writer is found by name, and no word is shown for it', async () => {
    const id = await send({ title: 'By name', story: SOUP, name: 'Zubaida Qureshi' });
    for (const words of ['zubaida', 'Qureshi', '"Zubaida Qureshi"'])
      expect(await whereOf(words, id)).toMatchObject({ isWriter: true, pieces: [] });
    expect(await whereOf('lentil', id)).toMatchObject({ isWriter: false });
    expect(await whereOf('Qureshi -Zubaida', id)).toBeUndefined();
  });

  test('of a heavy text, and of one that nobody looked through yet, not a word', async () => {
    const id = await send({ title: 'Covered', story: SOUP });
    const set = (values: { topics?: string[]; ready_at?: null }) =>
      world.database
        .as('superuser')
        .updateTable('story')
        .set(values)
        .where('id', '=', id)
        .execute();
    expect((await whereOf('lentil', id))?.pieces).not.toEqual([]);
    await set({ topics: ['war-and-death'] });
    expect(await whereOf('lentil', id)).toMatchObject({ isCovered: true, pieces: [] });
    await set({ topics: [], ready_at: null });
    expect(await whereOf('lentil', id)).toMatchObject({ isCovered: true, pieces: [] });
  });

  test('words that were taken out are told apart', async () => {
    expect(await whereOf('bakery', ids.edited ?? '')).toMatchObject({ isEarlier: true });
    expect(await whereOf('minaret', ids.edited ?? '')).toMatchObject({ isEarlier: false });
  });

  test('a name is answered from its index', async () => {
    const plan = await world.desk.transaction().execute(async (db) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(db);
      const query = db
        .selectFrom('story')
        .select('id')
        .where(
          sql<boolean>`to_tsvector('simple', coalesce(name, '')) @@ websearch_to_tsquery('simple', 'noor')`,
        );
      return JSON.stringify(await query.explain());
    });
    expect(plan).toContain('story_writer');
  });
});
