import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  agreementOf,
  apartIn,
  isAlike,
  type ReadTwice,
  readingProblem,
  type Said,
  wilsonRange,
} from './calibration.ts';

const CODES = ['no-sermon', 'no-hate', 'no-spam'];
const publish: Said = { verdict: 'publish', clauses: [] };
const decline = (...clauses: string[]): Said => ({ verdict: 'decline', clauses });
const times = (count: number, text: ReadTwice) => Array.from({ length: count }, () => text);

test('made-up decisions have the agreement that was made up', () => {
  const texts = [
    ...times(71, { first: publish, second: publish }),
    ...times(5, { first: decline('no-sermon'), second: decline('no-sermon') }),
    ...times(20, { first: publish, second: decline('no-sermon') }),
    ...times(4, { first: decline('no-hate'), second: decline('no-hate', 'no-spam') }),
  ];
  const { read, alike, guidelines } = agreementOf(texts, CODES);
  expect({ read, alike }).toEqual({ read: 100, alike: 76 });
  expect(guidelines.map(({ code, alike, of, talkAbout }) => [code, alike, of, talkAbout])).toEqual([
    ['no-hate', 100, 100, false],
    ['no-spam', 96, 100, false],
    ['no-sermon', 80, 100, true],
  ]);
});

test('the range is the one that tables give', () => {
  const rounded = (alike: number, of: number) => {
    const { share, low, high } = wilsonRange(alike, of);
    return [share, low, high].map((value) => Math.round(value * 10_000) / 10_000);
  };
  // Brown, Cai and DasGupta (2001) and the usual calculators, to four places.
  expect(rounded(8, 10)).toEqual([0.8, 0.4902, 0.9433]);
  expect(rounded(0, 20)).toEqual([0, 0, 0.1611]);
  expect(rounded(20, 20)).toEqual([1, 0.8389, 1]);
  expect(rounded(71, 96)).toEqual([0.7396, 0.6438, 0.8169]);
});

test('fewer than twenty texts are no figure', () => {
  const apart: ReadTwice = { first: publish, second: decline('no-hate') };
  const figure = (count: number) =>
    agreementOf(times(count, apart), CODES).guidelines.find(({ code }) => code === 'no-hate');
  expect(figure(19)).toMatchObject({ range: null, talkAbout: false });
  expect(figure(20)).toMatchObject({ range: { share: 0 }, talkAbout: true });
  expect(agreementOf([], CODES)).toMatchObject({ read: 0, alike: 0 });
});

const someSaid = fc
  .subarray(CODES)
  .map((clauses) => (clauses.length ? decline(...clauses) : publish));
const someTexts = fc.array(fc.record({ first: someSaid, second: someSaid }), { maxLength: 60 });

test('it does not matter who of the two read first', () => {
  fc.assert(
    fc.property(someTexts, (texts) => {
      const turned = texts.map(({ first, second }) => ({ first: second, second: first }));
      expect(agreementOf(turned, CODES)).toEqual(agreementOf(texts, CODES));
    }),
  );
});

test('two are alike exactly where no guideline tells them apart', () => {
  fc.assert(
    fc.property(fc.record({ first: someSaid, second: someSaid }), (text) => {
      expect(isAlike(text)).toBe(apartIn(text).length === 0);
    }),
  );
});

test('a range holds its share, and grows narrow with more texts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (of, some) => {
      const alike = Math.min(some, of);
      const { share, low, high } = wilsonRange(alike, of);
      expect(low).toBeLessThanOrEqual(share + 1e-9);
      expect(high).toBeGreaterThanOrEqual(share - 1e-9);
      const ten = wilsonRange(alike * 10, of * 10);
      expect(ten.high - ten.low).toBeLessThan(high - low);
    }),
  );
});

test('a reading says one thing', () => {
  expect(readingProblem(publish, CODES)).toBeNull();
  expect(readingProblem(decline('no-hate'), CODES)).toBeNull();
  expect(readingProblem(decline(), CODES)).toContain('Untick the guideline');
  expect(readingProblem(decline('unknown'), CODES)).toContain('no such guideline');
  expect(readingProblem({ verdict: 'publish', clauses: ['no-hate'] }, CODES)).toContain(
    'would decline',
  );
});
