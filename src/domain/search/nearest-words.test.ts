import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestWords } from './nearest-words.ts';
import { OTHER_SPELLINGS } from './other-spellings.ts';
import { slipsBetween } from './slips.ts';

describe('what may have been meant', () => {
  test.each([
    ['a letter left out', 'granmother', 'grandmother'],
    ['two letters swapped', 'msoque', 'mosque'],
    ['a letter too many', 'palestinne', 'palestine'],
    ['another spelling', 'ramadhan', 'ramadan'],
    ['another word for it', 'masjid', 'mosque'],
    ['a short one', 'eed', 'eid'],
    ['a place', 'Kenia', 'kenya'],
    ['capitals and accents', 'Québecc', 'quebec'],
    ['one word of several', 'my granmother sang', 'my grandmother sang'],
    ['a phrase', '"granmother"', '"grandmother"'],
  ])('%s', (_what, typed, meant) => {
    expect(nearestWords(typed)[0]).toBe(meant);
  });

  test.each([
    ['a word we know', 'grandmother'],
    ['a word far from all we know', 'xylophonist'],
    ['a few letters', 'sang'],
    ['signs', '"(&|!:*'],
    ['Urdu', 'چراغ'],
    ['nothing like a property of objects', 'constructor'],
    ['a whole sentence', 'what did my granmother say to you on that evening'],
  ])('nothing for %s', (_what, typed) => {
    expect(nearestWords(typed)).toEqual([]);
  });

  test('no word leads back to itself, and none leads to an empty one', () => {
    for (const [other, usual] of Object.entries(OTHER_SPELLINGS)) {
      expect(usual).not.toBe(other);
      expect(usual).toMatch(/^[a-z]+$/);
    }
  });

  test('of several words first each alone, then all of them', () => {
    expect(nearestWords('msoque granmother')).toEqual([
      'mosque granmother',
      'msoque grandmother',
      'mosque grandmother',
    ]);
  });

  test('never more than a few, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
        const near = nearestWords(typed);
        expect(near.length).toBeLessThanOrEqual(5);
        expect(near).not.toContain(typed);
      }),
      { numRuns: 50 },
    );
  });
});

describe('slips between two words', () => {
  test.each([
    ['same', 'same', 0],
    ['tea', 'tae', 1],
    ['tea', 'teas', 1],
    ['tea', 'sea', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('%s and %s', (a, b, slips) => {
    expect(slipsBetween(a, b, 5)).toBe(slips);
    expect(slipsBetween(b, a, 5)).toBe(slips);
  });

  test('stop counting beyond the most', () => {
    expect(slipsBetween('mosque', 'xxxxxx', 2)).toBe(3);
  });
});
