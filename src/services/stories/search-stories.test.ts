import { beforeAll, describe, expect, test } from 'vitest';
import { formOf } from '#domain/campaigns/registry.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
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

async function find(given: Parameters<typeof parseSearch>[0], page = 0) {
  const search = parseSearch(given);
  if (!search) throw new Error('nothing to look for');
  return searchStories(database.as('web'), search, { number: page, size: 20 });
}
const titles = async (given: Parameters<typeof parseSearch>[0]) =>
  (await find(given)).stories.content.map(({ story }) => story.title);

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
    const { stories } = await find({ q: 'lanterns' });
    const marked = stories.content.map(({ title, passage }) =>
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

  test('a slip of the finger is answered with words that are found, and only those', async () => {
    await publish({ title: 'Nani', body: 'My grandmother and Ramadan.', language: 'en' });
    const instead = async (given: Parameters<typeof parseSearch>[0]) => (await find(given)).instead;
    expect(await instead({ q: 'granmother' })).toEqual(['grandmother']);
    expect(await instead({ q: 'ramadhan granmother' })).toEqual(['ramadan grandmother']);
    // Where something is found nothing else is offered, nor what nobody wrote or wrote elsewhere.
    expect(await instead({ q: 'grandmother' })).toEqual([]);
    expect(await instead({ q: 'grandfathr' })).toEqual([]);
    expect(await instead({ q: 'granmother', country: 'Sudan' })).toEqual([]);
  });
});
