import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/connect.ts';
import { RELEASED } from '#domain/campaigns/registry.ts';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { countQuestions } from '#support/count-questions.ts';
import { plainSample, publishSample, type Sample, sampleIn } from '#support/samples.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { countryOpenings } from './country-openings.ts';
import { homePage } from './home-page.ts';
import { listStories } from './list-stories.ts';
import { surpriseStory } from './surprise-story.ts';

const begins = (title: string, told: Partial<Sample> = {}) =>
  plainSample({ title, body: `${title} begins here. ${'And goes on. '.repeat(20)}`, ...told });

const TENT = begins('Tent', { country: 'Kenya', name: 'Harpreet', city: 'Kisumu', age: 57 });
const LONG = begins('Long', { country: 'Kenya', body: `Long begins. ${'word '.repeat(700)}` });
const LETTER = { ...sampleIn('en', 'palestine'), country: 'Spain' };
const NOTED = begins('Noted', { country: 'Chile' });
const PAUSED = begins('Paused', { country: 'Chile' });
const GRIEF = { ...sampleIn('en', 'ourlondonfamily'), recipient: 'The grandmother' };

let database: TestDatabase;
const hashes = new Map<string, string>();
const hashOf = (sample: Sample) => hashes.get(sample.title) ?? '';

beforeAll(async () => {
  database = await cloneDatabase();
  const world = await createWorld(database);
  for (const sample of [LONG, TENT, LETTER, NOTED, PAUSED, GRIEF]) {
    const url = await publishSample({ database, world }, sample);
    hashes.set(sample.title, url.slice(url.lastIndexOf('/') + 1));
  }
  const change = (what: string, sample: Sample) =>
    sql`UPDATE publication SET ${sql.raw(what)} WHERE hash = ${hashOf(sample)}`.execute(
      database.as('superuser'),
    );
  await change(`content_note = 'describes gunfire'`, NOTED);
  await change('paused = true', PAUSED);
});

describe('the home page', () => {
  test('lets the newest speak that needs no note, is no grief and is not paused', async () => {
    const { open, wall, total } = await homePage(database.as('web'), RELEASED);
    expect(total).toBe(6);
    expect(open?.hash).toBe(hashOf(LETTER));
    expect(wall.map(({ hash }) => hash)).toEqual([GRIEF, PAUSED, NOTED, TENT, LONG].map(hashOf));
  });

  test('says of each what its page would show at first', async () => {
    const { wall } = await homePage(database.as('web'), RELEASED);
    const opening = (line: string) => ({ kind: 'opening', line, language: 'en' });
    expect(wall.map(({ says }) => says)).toEqual([
      expect.objectContaining({ kind: 'remembrance', recipient: 'The grandmother' }),
      opening('Paused begins here.'),
      { kind: 'note', note: 'describes gunfire' },
      opening('Tent begins here.'),
      opening('Long begins.'),
    ]);
    expect(wall[3]).toMatchObject({ gender: 'F', age: 57, country: 'Kenya' });
  });

  test('carries nothing about a writer that it does not show', async () => {
    const { open, wall, letter, card } = await homePage(database.as('web'), RELEASED);
    const carried = JSON.stringify({ open, wall, letter, card });
    expect(carried).toContain('Kenya');
    expect(carried).not.toMatch(/Harpreet|Kisumu|Islam/);
  });

  test('features another story, offers the newest letter, and opens a card elsewhere', async () => {
    const { feature, letter, card } = await homePage(database.as('web'), RELEASED);
    expect(feature?.hash).toBe(hashOf(TENT));
    expect(letter).toMatchObject({ hash: hashOf(LETTER) });
    // Every country is shown already, so it is that of the open one.
    expect(card?.country).toBe('Spain');
  });
});

describe('a surprise', () => {
  test('is any story that may meet somebody unasked, and never another', async () => {
    const found = new Set<string>();
    for (let place = 0; place < 6; place += 1)
      for (let choice = 0; choice < 3; choice += 1) {
        const numbers = [place, choice];
        const next = (end: number) => Math.min(numbers.shift() ?? 0, end - 1);
        const story = await surpriseStory(database.as('web'), next, RELEASED);
        if (story) found.add(story.hash);
      }
    expect([...found].toSorted()).toEqual([LONG, TENT, LETTER].map(hashOf).toSorted());
  });

  test('is none where there is nothing to take', async () => {
    const empty = await cloneDatabase();
    expect(await surpriseStory(empty.as('web'), () => 0, RELEASED)).toBeNull();
  });
});

test('the map says how the newest text of a country begins, and keeps silent where it may not', async () => {
  const openings = await countryOpenings(database.as('web'), RELEASED);
  expect(openings.Kenya).toEqual({
    says: { kind: 'opening', line: 'Tent begins here.', language: 'en' },
    writingType: 'STORY',
    country: 'Kenya',
    gender: 'F',
    age: 57,
    ageBand: null,
  });
  expect(Object.keys(openings).toSorted()).toEqual(['Kenya', 'Spain']);
});

describe('lists', () => {
  const titlesIn = async (scope: Parameters<typeof listStories>[1]) => {
    const request = { number: 0, size: PAGE_SIZE };
    const { content, totalElements } = await listStories(database.as('web'), scope, request);
    expect(totalElements).toBe(content.length);
    return content.map(({ title }) => title);
  };

  test('by country', async () => {
    expect(await titlesIn({ country: 'Kenya' })).toEqual([TENT.title, LONG.title]);
    expect(await titlesIn({ country: 'Peru' })).toEqual([]);
  });

  test('of short reads', async () => {
    const short = await titlesIn({ minutes: 2 });
    expect(short).toContain(TENT.title);
    expect(short).not.toContain(LONG.title);
    expect(short).toHaveLength(5);
  });
});

test.each([
  ['the home page', 2, (db: Database) => homePage(db, RELEASED)],
  [
    'a list with its total',
    1,
    (db: Database) => listStories(db, {}, { number: 0, size: PAGE_SIZE }),
  ],
])('%s asks the database %i times', async (_page, times, draw) => {
  const { db, asked } = countQuestions(database.as('web'));
  await draw(db);
  expect(asked()).toBe(times);
});
