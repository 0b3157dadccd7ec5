import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { HASH_ALPHABET, HASH_LENGTH, hashOfUrl, isHash, permalink } from './permalink.ts';

const HASH = '0123456789ab';

function slugOf(title: string, writingType: 'STORY' | 'LETTER' = 'STORY'): string {
  return permalink({ category: 'LIFE', title, writingType, hash: HASH }).split('/')[3] ?? '';
}

describe('the address of a story', () => {
  test('is category, title and hash', () => {
    const story = { category: 'HALAL_FOOD', title: 'The First Bite', hash: HASH } as const;
    expect(permalink({ ...story, writingType: 'STORY' })).toBe(
      '/story/halal-food/the-first-bite/0123456789ab',
    );
  });

  test.each([
    ['plain words', 'The day it snowed', 'the-day-it-snowed'],
    ['French accents', 'L’été où j’ai grandi à Montréal', 'lete-ou-jai-grandi-a-montreal'],
    ['accents typed as marks', 'e\u0301te\u0301', 'ete'],
    ['an apostrophe', "My mother's hands", 'my-mothers-hands'],
    ['digits', 'June 6 2021', 'june-6-2021'],
    ['an underscore', 'snow_day', 'snow-day'],
    ['punctuation around the words', '...Snow (again)?!', 'snow-again'],
    ['a mark of trade', 'Snow™ day', 'snowtm-day'],
    ['Urdu and English', 'میری Nani کی کہانی', 'nani'],
  ])('has, for %s, a plain slug', (_name, title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test.each([
    ['Urdu', 'میری دادی کی کہانی'],
    ['Arabic digits', '١٩٤٨'],
    ['punctuation only', '?!...'],
    ['one Latin letter among others', 'میری a کہانی'],
  ])('names what it is where the title has no plain slug: %s', (_name, title) => {
    expect(slugOf(title, 'STORY')).toBe('story');
    expect(slugOf(title, 'LETTER')).toBe('letter');
  });

  test.each([
    [
      '60 letters stay',
      `${'a'.repeat(29)} ${'b'.repeat(30)}`,
      `${'a'.repeat(29)}-${'b'.repeat(30)}`,
    ],
    ['61 letters end before the last word', `${'a'.repeat(30)} ${'b'.repeat(30)}`, 'a'.repeat(30)],
    [
      'a word that ends at 60 stays',
      `${'a'.repeat(29)} ${'b'.repeat(30)} c`,
      `${'a'.repeat(29)}-${'b'.repeat(30)}`,
    ],
    ['one long word is cut at 60', 'a'.repeat(80), 'a'.repeat(60)],
  ])('is never long: %s', (_name, title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  const anyTitle = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc
      .array(fc.constantFrom('ab', ' ', '.', 'é', 'ک', '-', '9'), { maxLength: 80 })
      .map((s) => s.join('')),
  );
  const anyHash = fc
    .array(fc.constantFrom(...HASH_ALPHABET), { minLength: HASH_LENGTH, maxLength: HASH_LENGTH })
    .map((signs) => signs.join(''));
  const anyStory = fc.record({
    title: anyTitle,
    hash: anyHash,
    category: fc.constantFrom(...CATEGORIES.map(({ code }) => code)),
    writingType: fc.constantFrom('STORY' as const, 'LETTER' as const),
  });

  test('is plain, short and of four segments, whatever the title', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        expect(permalink(story)).toMatch(
          /^\/story\/[a-z0-9]+(?:-[a-z0-9]+)*\/(?=[^/]{2,60}\/)[a-z0-9]+(?:-[a-z0-9]+)*\/[0-9a-hjkmnp-tv-z]{12}$/,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('gives its hash back', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        expect(hashOfUrl(permalink(story))).toBe(story.hash);
        expect(isHash(story.hash)).toBe(true);
      }),
    );
  });
});

describe('a hash', () => {
  test('has 12 of 32 signs, none of them easy to misread', () => {
    expect(HASH_LENGTH).toBe(12);
    expect(new Set(HASH_ALPHABET).size).toBe(32);
    expect(HASH_ALPHABET).not.toMatch(/[ilou]/);
  });

  test.each([
    ['too short', '0123456789a'],
    ['too long', '0123456789abc'],
    ['a letter that is left out', '0123456789ai'],
    ['a capital', '0123456789aB'],
    ['nothing', ''],
    ['a line break after it', '0123456789ab\n'],
    ['a slash', '01234/6789ab'],
  ])('is not %s', (_name, value) => {
    expect(isHash(value)).toBe(false);
  });

  test('is the last segment, as previousUrl and nextUrl carry it', () => {
    expect(hashOfUrl(`https://example.org/story/life/letter/${HASH}`)).toBe(HASH);
    expect(hashOfUrl(HASH)).toBe(HASH);
  });
});
