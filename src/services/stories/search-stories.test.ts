import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { formOf } from '#domain/campaigns/registry.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import { searchForm } from '#domain/search/letters.ts';
import { parseSearch } from '#domain/search/search.ts';
import { QUIET } from '#support/quiet-preparing.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { prepareStory } from './prepare-story.ts';
import { searchStories } from './search-stories.ts';

let database: TestDatabase;
let world: World;

const FILLER =
  'And so the evening went on, quietly, until somebody put the kettle on again for us all.';

type Text = {
  title: string;
  body: string;
  language: TextLanguage;
  country?: string;
  city?: string;
};

/** As an officer publishes it, with the language the worker found. */
async function publish(text: Text): Promise<string> {
  const { title, body, language, country = 'Canada', city = '' } = text;
  const form = formOf(language === 'ur' ? 'ourlondonfamily' : 'general');
  const filler = language === 'ur' ? 'اور شام یوں ہی گزرتی رہی۔ '.repeat(6) : FILLER;
  const input = { title, story: `${body} ${filler}`, country, city };
  const { hash } = await world.submit(input, { form });
  const storyId = await world.storyIdOf(hash);
  const clock = () => new Date();
  const detectLanguage = () => language;
  const db = database.as('worker');
  await prepareStory({ ...QUIET, db, clock, detectLanguage, timeZone: 'America/Toronto' }, storyId);
  await world.decide(hash, 'publish');
  return hash;
}

/** However busy the machine is. */
const PATIENT_MS = 60_000;

async function find(given: Parameters<typeof parseSearch>[0], page = 0, withinMs = PATIENT_MS) {
  const search = parseSearch(given);
  if (!search) throw new Error('nothing to look for');
  return searchStories(database.as('web'), search, { number: page, size: 20 }, withinMs);
}
/** Of those that have what was typed. */
const titles = async (given: Parameters<typeof parseSearch>[0]) => {
  const { stories, exact } = await find(given);
  return stories.content.slice(0, exact).map(({ story }) => story.title);
};
const nearTitles = async (given: Parameters<typeof parseSearch>[0]) => {
  const { stories, exact } = await find(given);
  return stories.content.slice(exact).map(({ story }) => story.title);
};

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  await publish({ title: 'The lantern', body: 'We were running late.', language: 'en' });
  await publish({ title: 'Evening', body: 'mother lit a lantern for them.', language: 'en' });
  await publish({
    title: 'Morning',
    body: 'Nobody lit anything.',
    language: 'en',
    country: 'Sudan',
  });
  await publish({ title: 'La petite école', body: 'Les écolières marchaient.', language: 'fr' });
  await publish({ title: 'کھڑکی میں چراغ', body: 'میری نانی نے چراغ رکھا', language: 'ur' });
  await publish({ title: 'نافذة جدتي', body: 'كانت جدتي تضع السراج عندها', language: 'ar' });
  await publish({ title: 'Pencere', body: 'Anneannem bir kavanoz tutardı.', language: 'other' });
});

describe('a search', () => {
  test.each([
    ['a word', { q: 'lantern' }, ['The lantern', 'Evening']],
    ['another form of it', { q: 'lanterns' }, ['The lantern', 'Evening']],
    ['a verb by its stem', { q: 'runs' }, ['The lantern']],
    ['both words', { q: 'mother lantern' }, ['Evening']],
    ['a phrase', { q: '"lit a lantern"' }, ['Evening']],
    ['all but a word', { q: 'lantern -mother' }, ['The lantern']],
    ['French with its accents', { q: 'école' }, ['La petite école']],
    ['French without them', { q: 'ecole' }, ['La petite école']],
    ['Urdu', { q: 'چراغ' }, ['کھڑکی میں چراغ']],
    ['Urdu from an Arabic keyboard', { q: 'ميري ناني' }, ['کھڑکی میں چراغ']],
    ['Arabic', { q: 'السراج' }, ['نافذة جدتي']],
    ['Arabic from an Urdu keyboard', { q: 'جدتی' }, ['نافذة جدتي']],
    ['another language', { q: 'pencere' }, ['Pencere']],
    ['a word nobody wrote', { q: 'submarine' }, []],
    ['only words that say nothing', { q: 'the and of' }, []],
    ['signs', { q: `'"(&|!:*\\` }, []],
  ])('finds %s', async (_what, given, expected) => {
    expect(await titles(given)).toEqual(expected);
  });

  test.each([
    ['kind', { q: 'lit', type: 'LETTER' }, []],
    ['country', { q: 'lit', country: 'Sudan' }, ['Morning']],
    ['language', { q: 'چراغ', language: 'en' }, []],
    ['subject', { q: 'چراغ', category: 'OUR_LONDON_FAMILY' }, ['کھڑکی میں چراغ']],
    [
      'nothing, when the value is unknown',
      { q: 'lit', country: 'Atlantis' },
      ['Morning', 'Evening'],
    ],
  ])('is narrowed by %s', async (_what, given, expected) => {
    expect(await titles(given)).toEqual(expected);
  });

  test('marks what was found, and nothing else', async () => {
    const { stories, exact } = await find({ q: 'lanterns' });
    const marked = stories.content
      .slice(0, exact)
      .map(({ title, passage }) =>
        [...title, ...passage].filter(({ found }) => found).map(({ text }) => text),
      );
    expect(marked).toEqual([['lantern'], ['lantern']]);
    expect(stories.content[1]?.passage.map(({ text }) => text).join('')).toContain(
      'mother lit a lantern for them.',
    );
  });

  test('shows the passage, also when it stands far from the beginning', async () => {
    const body = `${`${FILLER} `.repeat(20)}Then the nightingale sang.`;
    await publish({ title: 'Far', body, language: 'en' });
    const { stories } = await find({ q: 'nightingales' });
    const passage = stories.content[0]?.passage ?? [];
    expect(passage.filter(({ found }) => found).map(({ text }) => text)).toEqual(['nightingale']);
    expect(passage[0]?.text).toMatch(/^… /);
  });

  test('a removed or paused story is found no more, and a resumed one again', async () => {
    const hash = await publish({ title: 'Kite', body: 'A wonderful kite.', language: 'en' });
    expect(await titles({ q: 'wonderful' })).toEqual(['Kite']);
    const pause = (paused: boolean) =>
      database.as('superuser').updateTable('publication').set({ paused }).where('hash', '=', hash);
    await pause(true).execute();
    expect(await titles({ q: 'wonderful' })).toEqual([]);
    await pause(false).execute();
    expect(await titles({ q: 'wonderful' })).toEqual(['Kite']);
    await world.decide(hash, 'remove', { state: 'published', revisionNo: 1 });
    expect(await titles({ q: 'wonderful' })).toEqual([]);
  });

  test('a place is found, in every language, until its writer takes the city away', async () => {
    const place = { country: 'Kenya', city: 'Kisumu' };
    const hash = await publish({
      title: 'The lake',
      body: 'We swam there until dusk.',
      language: 'en',
      ...place,
    });
    await publish({
      title: 'Le lac',
      body: 'Nous nagions jusqu’au soir.',
      language: 'fr',
      ...place,
    });
    expect(await titles({ q: 'kenya' })).toEqual(['Le lac', 'The lake']);
    expect(await titles({ q: 'lake Kisumu' })).toEqual(['The lake']);
    const { stories } = await find({ q: 'lake kenya' });
    expect(stories.content[0]?.passage.map(({ text }) => text).join('')).toContain('We swam there');
    await database
      .as('superuser')
      .updateTable('publication')
      .set({ city: null })
      .where('hash', '=', hash)
      .execute();
    expect(await titles({ q: 'Kisumu' })).toEqual(['Le lac']);
    expect(await titles({ q: 'Kenya' })).toEqual(['Le lac', 'The lake']);
  });

  test('a slip of the finger finds what was meant, and says so', async () => {
    await publish({ title: 'Nani', body: 'My grandmother and Ramadan.', language: 'en' });
    const { meant } = await find({ q: 'granmother' });
    expect(meant).toBe('grandmother');
    expect((await nearTitles({ q: 'granmother' }))[0]).toBe('Nani');
    expect((await nearTitles({ q: 'ramadhan granmother' }))[0]).toBe('Nani');
    expect((await find({ q: 'ramadhan granmother' })).meant).toBe('ramadan grandmother');
    expect((await find({ q: 'grandmother' })).meant).toBeNull();
    expect(await nearTitles({ q: 'granmother', country: 'Sudan' })).not.toContain('Nani');
  });

  test('the name of a subject is told as one', async () => {
    expect((await find({ q: ' mosque' })).subject).toBe('MOSQUE');
    expect((await find({ q: 'lantern' })).subject).toBeNull();
  });

  test('whoever writes a phrase or leaves a word out is given nothing near it', async () => {
    expect((await find({ q: '"lit a lanterm"' })).stories.content).toEqual([]);
    expect(await nearTitles({ q: 'lantern -mother' })).toEqual([]);
  });

  test('nobody waits long for what comes near; what was meant is told all the same', async () => {
    const { stories, meant } = await find({ q: 'lantren' }, 0, 0);
    expect(stories.content).toEqual([]);
    expect(meant).toBe('lantern');
  });

  test('marks what came near', async () => {
    const { stories } = await find({ q: 'lantren' });
    const marked = stories.content[0]?.title.filter(({ found }) => found);
    expect(marked?.map(({ text }) => text)).toEqual(['lantern']);
  });

  test('where enough have what was typed, nothing else is shown', async () => {
    for (let i = 0; i < 5; i += 1)
      await publish({ title: `Marble ${i}`, body: 'A marble rolled away.', language: 'en' });
    const { stories, exact } = await find({ q: 'marble' });
    expect(exact).toBe(5);
    expect(stories.content).toHaveLength(5);
  });
});

describe('the words of all stories', () => {
  const stories = async (word: string) => {
    const row = await database
      .as('web')
      .selectFrom('search_word')
      .select('stories')
      .where('word', '=', word)
      .executeTakeFirst();
    return row?.stories ?? null;
  };

  test('are counted as stories come, change, pause and go, and the last takes its word along', async () => {
    const hash = await publish({ title: 'Zeppelin', body: 'zeppelin zeppelin', language: 'en' });
    const other = await publish({ title: 'Two', body: 'A Zeppelin in Saskatoon.', language: 'en' });
    expect(await stories('zeppelin')).toBe(2);
    const set = (change: { paused: boolean } | { title: string; body: string }) =>
      database.as('superuser').updateTable('publication').set(change).where('hash', '=', hash);
    // Otherwise nothing is published but what a revision says.
    await sql`ALTER TABLE publication DISABLE TRIGGER whose_words`.execute(
      database.as('superuser'),
    );
    await set({ paused: true }).execute();
    expect(await stories('zeppelin')).toBe(1);
    await set({ title: 'Bagpipe', body: 'Only this.' }).execute();
    expect(await stories('bagpipe')).toBeNull();
    await set({ paused: false }).execute();
    expect([await stories('zeppelin'), await stories('bagpipe')]).toEqual([1, 1]);
    await world.remove(other);
    expect(await stories('zeppelin')).toBeNull();
    expect(await nearTitles({ q: 'zepelin' })).toEqual([]);
    await sql`ALTER TABLE publication ENABLE TRIGGER whose_words`.execute(database.as('superuser'));
  });

  test('are what counting anew would find', async () => {
    const counted = () =>
      database.as('superuser').selectFrom('search_word').selectAll().orderBy('word').execute();
    const kept = await counted();
    await sql`SELECT recount_search_words()`.execute(database.as('superuser'));
    expect(kept.length).toBeGreaterThan(20);
    expect(await counted()).toEqual(kept);
  });

  test('may be read by the web role and changed by nobody but the database', async () => {
    await expect(database.as('web').deleteFrom('search_word').execute()).rejects.toThrow(
      /permission denied/,
    );
    await expect(
      sql`SELECT count_words('{x}', '{x}', '{x}', '{x}', '{1}')`.execute(database.as('web')),
    ).rejects.toThrow(/permission denied/);
  });
});

describe('how a word sounds', () => {
  const sound = async (word: string) => {
    const { rows } = await sql<{ sound: string }>`
      SELECT sound_of(search_form(${word})) AS sound`.execute(database.as('web'));
    return rows[0]?.sound;
  };
  test.each([
    ['quraan', 'koran'],
    ['ramadhan', 'ramadan'],
    ['hidjab', 'hijaab'],
    ['cheikh', 'sheikh'],
    ['mohammed', 'muhamad'],
    ['makloubeh', 'maqluba'],
    ['fatima', 'فاطمہ'],
    ['london', 'لندن'],
    ['القاهرة', 'قاہرہ'],
    ['chiragh', 'چراغ'],
  ])('%s as %s', async (one, other) => {
    expect(await sound(one)).toBe(await sound(other));
    expect((await sound(one))?.length).toBeGreaterThan(1);
  });

  test('lantern not as candle', async () => {
    expect(await sound('lantern')).not.toBe(await sound('candle'));
  });
});

test('letters are compared in the same form by the database and by us', async () => {
  const letters = Array.from({ length: 0x700 }, (_, i) => String.fromCodePoint(i + 0x20))
    .filter((letter) => letter === letter.normalize('NFC'))
    .join(' ');
  const { rows } = await sql<{ form: string }>`
    SELECT search_form(${letters}) AS form`.execute(database.as('web'));
  expect(searchForm(letters)).toBe(rows[0]?.form);
});
