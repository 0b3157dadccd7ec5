import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProduct, type Product } from '#support/product.ts';
import { openPdf } from '#support/read-pdf.ts';
import {
  englishText,
  plainSample,
  publishSample,
  type Sample,
  sampleIn,
} from '#support/samples.ts';
import { inkOf, likeness, writtenIn } from './ink.ts';
import { openPerson } from './person.ts';
import { expectAddress, looksFor, opensTheList, readsOn } from './reader.ts';
import { seesNastaliq } from './writer.ts';

/** Newest first, as they hang in the list. */
const EVENINGS = ['The sixth lamp', 'The fifth', 'The fourth', 'The third', 'The second', 'One'];
const LETTERS = {
  // One word, because the space between two is another face's.
  urdu: { ...sampleIn('ur', 'ourlondonfamily'), title: 'چراغ' },
  french: sampleIn('fr', 'ourlondonfamily'),
  english: sampleIn('en', 'ourlondonfamily'),
};
const FROM_KENYA = plainSample({ title: 'Goats', country: 'Kenya', city: 'Kisumu' });
const NANI = plainSample({
  title: 'Her radio',
  body: `My grandmother kept a radio for Ramadan. ${englishText(300)}`,
});
const LAST_WORDS = 'And that was the end of that evening.';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web']);
  const oldestFirst: Sample[] = [
    ...Object.values(LETTERS),
    FROM_KENYA,
    NANI,
    ...EVENINGS.toReversed().map((title) =>
      plainSample({ title, body: `${englishText(600)}\n\n${LAST_WORDS}` }),
    ),
  ];
  for (const sample of oldestFirst) await publishSample(product, sample);
});
afterAll(() => product.close());

const READERS = [
  { who: 'on a phone', device: 'phone' },
  { who: 'at a computer', device: 'computer' },
  { who: 'without scripts', device: 'computer', scripts: false },
] as const;

describe.each(READERS)('a reader $who', ({ who: _, ...reader }) => {
  const sitsDown = async () => openPerson(product.browser, reader);

  test('reads six stories, one by Next after the other, and goes back through them', async () => {
    const person = await sitsDown();
    await opensTheList(person, product.origin);
    const addresses = await readsOn(person, EVENINGS);
    for (const [i, title] of [...EVENINGS.slice(0, -1).entries()].toReversed()) {
      await person.goesBack();
      await person.isOnPage(title);
      expect(person.address().href).toBe(addresses[i]);
      await person.sees(LAST_WORDS);
    }
    await person.goesBack();
    await person.isOnPage('Stories and letters');
  });

  test('passes a story on', async () => {
    const person = await sitsDown();
    await opensTheList(person, product.origin);
    await person.touches(EVENINGS[0] ?? '');
    await person.isOnPage(EVENINGS[0] ?? '');
    const { host, pathname, href } = person.address();
    await person.touches('Permalink');
    expect(await person.textsOf('aside .perma')).toEqual([`${host}${pathname}`]);
    // Only a script can copy; without one the address stands there to be marked, and no button that would do nothing.
    expect(await person.canRead('Copy link')).toBe(person.scripts);
    if (person.scripts) {
      await person.touches('Copy link');
      await person.sees('Link copied');
    }
    expect(person.address().href).toBe(href);
  });

  test('looks for a word, and for words with a slip of the finger', async () => {
    const person = await sitsDown();
    await opensTheList(person, product.origin);
    await looksFor(person, 'radio');
    await person.sees(/1 text has it/);
    expectAddress(person, '/stories', '?q=radio');

    for (const [slip, meant] of [
      ['granmother', 'grandmother'],
      ['ramadhan', 'ramadan'],
    ] as const) {
      await person.goesBack();
      await person.sees(/\d stories and letters, newest first/);
      await looksFor(person, slip);
      await person.sees(`No text has “${slip}”. Did you mean ${meant}?`);
      await person.touches(meant);
      await person.sees(/1 text has it/);
      expectAddress(person, '/stories', `?q=${meant}`);
      await person.goesBack();
      await person.sees(`No text has “${slip}”. Did you mean ${meant}?`);
    }
    await person.goesBack();
    await person.sees(/\d stories and letters, newest first/);
    await looksFor(person, 'Kenya');
    await person.touches(FROM_KENYA.title);
    await person.isOnPage(FROM_KENYA.title);
    await person.sees(/Kisumu, Kenya/);
    expect(person.address().search).toBe('');
    // Without scripts nothing but the address could carry what somebody looked for, and it is shared.
    if (person.scripts) {
      await person.reloads();
      await person.touches('Back to what you found');
      await person.sees(/1 text has it/);
      expectAddress(person, '/stories', '?q=Kenya');
    }
  });

  test('finds what is written in Urdu', async () => {
    const person = await sitsDown();
    await opensTheList(person, product.origin);
    await looksFor(person, 'urdu');
    await person.touches('Everything that is written in Urdu');
    await person.sees(/\d texts? in Urdu, newest first/);
    expectAddress(person, '/stories', '?language=ur');
    await person.findsNowhere(EVENINGS[0] ?? '');
    await person.touches(LETTERS.urdu.title);
    await person.isOnPage(LETTERS.urdu.title);
    await person.goesBack();
    await person.sees(/\d texts? in Urdu, newest first/);
  });

  test('reads a letter in Urdu, in its own hand, in a room of remembrance', async () => {
    const person = await sitsDown();
    const { urdu, french, english } = LETTERS;
    await person.arrivesAt(product.origin);
    await person.touches('Museum');
    await person.isOnPage('The museum');
    await person.touches(/Letters of remembrance for Our London Family/);
    await person.isOnPage(/Letters of Remembrance for #OurLondonFamily/);
    expectAddress(person, '/ourlondonfamily/letters');

    await person.touches(english.title);
    for (const [i, letter] of [english, french, urdu].entries()) {
      if (i > 0) await person.touches(/^Next Story/);
      await person.isOnPage(letter.title);
      expect(person.address().search).toBe('?display=MUSEUM&category=OUR_LONDON_FAMILY');
      await person.sees(letter.body.slice(-20));
    }
    await expect.poll(() => person.textsOf('.nextone a')).toHaveLength(2);

    await seesNastaliq(person, 'h1', urdu.title);
    const { left, right } = await inkOf(await person.pictureOf('h1'));
    expect(left, 'right to left').toBeGreaterThan(right);
    expect((await inkOf(await person.pictureOf('.prose'))).share).toBeGreaterThan(0.02);
  });

  test('takes a story on paper', async () => {
    const person = await sitsDown();
    await opensTheList(person, product.origin);
    await person.touches(EVENINGS[0] ?? '');
    await person.isOnPage(EVENINGS[0] ?? '');
    const paper = await (await openPdf(await person.onPaper())).text();
    const { host, pathname } = person.address();
    expect(paper).toContain(EVENINGS[0]);
    expect(paper.replaceAll(/\s+/g, ' ')).toContain(LAST_WORDS);
    expect(paper.replaceAll(/\s+/g, '')).toContain(`${host}${pathname}`);
    expect(paper).not.toContain('Next Story');
  });
});

test.each([
  ['a phone on its side', 'phone', 'turnsPhone'],
  ['a computer zoomed in', 'computer', 'zoomsIn'],
] as const)('%s cuts nothing off', async (_what, device, turns) => {
  const person = await openPerson(product.browser, { device });
  await opensTheList(person, product.origin);
  await person.touches(EVENINGS[0] ?? '');
  await person[turns]();
  for (const title of EVENINGS.slice(0, 3)) {
    await person.isOnPage(title);
    for (const place of ['h1', '.prose p:last-child', 'aside .hangs', '.nextone .next'])
      await person.seesWhole(place);
    await person.sees(LAST_WORDS);
    await person.touches(/^Next Story/);
  }
  await person.isOnPage(EVENINGS[3] ?? '');
});

test('a menu opened before the page has come to life stays open', async () => {
  const person = await openPerson(product.browser, { device: 'phone', slow: true });
  await person.arrivesAt(product.origin, { hasty: true });
  await person.touches('Menu');
  await person.waitsForPage();
  await person.waits(1_000);
  await person.touches('Stories');
  await person.isOnPage('Stories and letters');
  // It goes with the page it was opened on, and when one touches beside it.
  await person.findsNowhere('Close');
  await person.touches('Menu');
  await person.touchesText(/A voluntary service/);
  await person.findsNowhere('Close');
});

test('an empty sheet has no likeness to anything', () => {
  const words = writtenIn('Nastaliq', LETTERS.urdu.title);
  expect(likeness(writtenIn('Nastaliq', ' '), words)).toBe(0);
  expect(likeness(words, words)).toBeCloseTo(1);
});
