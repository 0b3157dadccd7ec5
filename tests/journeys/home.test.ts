import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE_MS } from '#support/patience.ts';
import { openProduct, type Product } from '#support/product.ts';
import { plainSample, publishSample, type Sample } from '#support/samples.ts';
import { openPerson, type Person } from './person.ts';

const story = (title: string, sentence: string, told: Partial<Sample> = {}) =>
  plainSample({ title, body: `${sentence} ${'It went on like that. '.repeat(12)}`, ...told });

/** Newest first, as they hang on the wall. */
const OPEN = story('No goat', 'My tent blew into the lake.', { country: 'Kenya', age: 57 });
const SCARF = story('The same chair', 'I keep my scarf as long as I keep my job.', {
  country: 'Brazil',
  age: 38,
});
const SCHOOL = story('Homework', 'My mother goes to school too.', { country: 'Germany' });
const SCARF_LINK = /^I keep my scarf as long as I keep my job\. Woman, 38, Brazil\./;
const SCHOOL_LINK = /^My mother goes to school too\./;
const SCARF_WORDS = 'I keep my scarf as long as I keep my job.';
const SCHOOL_WORDS = 'My mother goes to school too.';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web']);
  for (const sample of [SCHOOL, SCARF, OPEN]) await publishSample(product, sample);
});
afterAll(() => product.close());

const reads = (person: Person, words: string) =>
  expect.poll(() => person.canRead(words), { timeout: PATIENCE_MS });

async function arrives(options: Parameters<typeof openPerson>[1] = {}): Promise<Person> {
  const person = await openPerson(product.browser, options);
  await person.arrivesAt(product.origin);
  await person.waitsForPage();
  return person;
}

describe('the wall', () => {
  test('a pointer unfolds a tile, Escape folds it up, and a press opens the story', async () => {
    const person = await arrives();
    await reads(person, 'My tent blew into the lake.').toBe(true);
    expect(await person.canRead(SCARF_WORDS)).toBe(false);
    await person.pointsAt(SCARF_LINK);
    await reads(person, SCARF_WORDS).toBe(true);
    await person.press('Escape');
    await reads(person, SCARF_WORDS).toBe(false);
    await person.pointsAt(SCHOOL_LINK);
    await reads(person, SCHOOL_WORDS).toBe(true);
    expect(await person.canRead(SCARF_WORDS)).toBe(false);
    await person.touches(SCHOOL_LINK);
    await person.isOnPage(SCHOOL.title);
  });

  test.each([{ scripts: true }, { scripts: false }])(
    'Tab unfolds a tile and Enter opens it, scripts $scripts',
    async ({ scripts }) => {
      const person = await arrives({ scripts });
      await person.tabsTo(SCARF_LINK);
      await reads(person, SCARF_WORDS).toBe(true);
      await person.press('Tab');
      await reads(person, SCARF_WORDS).toBe(false);
      await reads(person, SCHOOL_WORDS).toBe(true);
      if (scripts) {
        await person.press('Escape');
        await reads(person, SCHOOL_WORDS).toBe(false);
      }
      await person.press('Enter');
      await person.isOnPage(SCHOOL.title);
    },
  );

  test('arrows go from tile to tile the way they point, and Tab goes on from there', async () => {
    const person = await arrives();
    await person.tabsTo(SCARF_LINK);
    await person.press('ArrowRight');
    await reads(person, SCHOOL_WORDS).toBe(true);
    await reads(person, SCARF_WORDS).toBe(false);
    await person.press('ArrowLeft');
    await reads(person, SCARF_WORDS).toBe(true);
    // Over the open place, to the empty one below it, and back.
    await person.press('ArrowDown', 'ArrowDown');
    await person.isAt('Yours');
    await person.press('ArrowUp', 'ArrowUp');
    await reads(person, SCHOOL_WORDS).toBe(true);
    await person.press('Shift+Tab');
    await reads(person, SCARF_WORDS).toBe(true);
    await person.press('Enter');
    await person.isOnPage(SCARF.title);
  });

  test('a finger unfolds at first, one tile at a time, and opens the story the second time', async () => {
    const person = await arrives({ device: 'phone' });
    await person.touches(SCARF_LINK);
    await reads(person, SCARF_WORDS).toBe(true);
    await person.touches(SCHOOL_LINK);
    await reads(person, SCHOOL_WORDS).toBe(true);
    await reads(person, SCARF_WORDS).toBe(false);
    await person.isOnPage(/Tell a story/);
    await person.touches(SCHOOL_LINK);
    await person.isOnPage(SCHOOL.title);
  });

  test('without scripts a finger opens the story at once', async () => {
    const person = await arrives({ device: 'phone', scripts: false });
    await person.touches(SCARF_LINK);
    await person.isOnPage(SCARF.title);
  });

  test('the open one opens at the first tap', async () => {
    const person = await arrives({ device: 'phone' });
    await person.touches(/^My tent blew into the lake\. Woman, 57, Kenya\./);
    await person.isOnPage(OPEN.title);
  });
});

describe.each([
  { who: 'at a computer', device: 'computer', scripts: true },
  { who: 'on a phone without scripts', device: 'phone', scripts: false },
] as const)('ways in, $who', ({ device, scripts }) => {
  test('two-minute reads, a surprise, and a country', async () => {
    const person = await arrives({ device, scripts });
    await person.touches(/^Two-minute reads/);
    await person.isOnPage('Stories and letters');
    await person.sees(/stories and letters to read in two minutes/);
    await person.goesBack();
    await person.touches(/^Surprise me/);
    await person.isOnPage(/^(No goat|The same chair|Homework)$/);
    await person.goesBack();
    await person.touches(/^From your country/);
    await person.isOnPage('Where the stories come from');
    await person.touches('Brazil');
    await person.isOnPage('Stories and letters');
    await person.sees(/1 story or letter from Brazil/);
    await person.sees(SCARF.title);
  });
});

test('the card on the map leads to a country, and the list below it too', async () => {
  const person = await arrives();
  await person.touches(/from (Kenya|Brazil|Germany)$/);
  await person.sees(/1 story or letter from (Kenya|Brazil|Germany)/);
  await person.goesBack();
  await person.touches(/^Germany/);
  await person.sees(/1 story or letter from Germany/);
});

test('whoever hesitates finds who reads', async () => {
  const person = await arrives({ device: 'phone' });
  await person.touches('Who we are, and what can be undone');
  await person.isOnPage('Who reads, and what happens');
  await person.reads('What can be undone, and what cannot');
});
