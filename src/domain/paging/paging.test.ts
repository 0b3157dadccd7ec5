import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isAfterNarrowGap,
  isFarPage,
  makePage,
  type PagerEntry,
  pagerEntries,
  totalPages,
} from './paging.ts';

/** Pages counted from one, as a reader sees them; a gap is an ellipsis. */
function drawn(entries: PagerEntry[]): string {
  return entries.map((entry) => (entry.kind === 'gap' ? '…' : entry.number + 1)).join(' ');
}

function numbersOf(entries: PagerEntry[]): number[] {
  return entries.flatMap((entry) => (entry.kind === 'page' ? [entry.number] : []));
}

describe('page arithmetic', () => {
  test.each([
    [0, 0],
    [1, 1],
    [19, 1],
    [20, 1],
    [21, 2],
    [400, 20],
    [401, 21],
  ])('%i items on pages of twenty make %i pages', (items, pages) => {
    expect(totalPages(items, 20)).toBe(pages);
  });

  test.each([
    ['an empty list', 0, 0, { totalPages: 0, first: true, last: true }],
    ['a list of one page', 20, 0, { totalPages: 1, first: true, last: true }],
    ['the first of many', 41, 0, { totalPages: 3, first: true, last: false }],
    ['the middle', 41, 1, { totalPages: 3, first: false, last: false }],
    ['the last', 41, 2, { totalPages: 3, first: false, last: true }],
    ['beyond the last', 41, 9, { totalPages: 3, first: false, last: true }],
  ])('%s knows where it is', (_name, totalElements, number, expected) => {
    const page = makePage(['a'], totalElements, { number, size: 20 });
    expect(page).toEqual({ content: ['a'], totalElements, number, ...expected });
  });
});

describe('the pager', () => {
  test.each([
    ['no page', 0, 0, ''],
    ['one page', 0, 1, '1'],
    ['five pages', 2, 5, '1 2 3 4 5'],
    ['nine pages, in the middle', 4, 9, '1 2 3 4 5 6 7 8 9'],
    ['seven pages, at the start', 0, 7, '1 2 3 4 5 6 7'],
    ['eight pages, at the start', 0, 8, '1 2 3 4 5 … 7 8'],
    ['many, at the start', 0, 20, '1 2 3 4 5 … 19 20'],
    ['many, on the third', 2, 20, '1 2 3 4 5 … 19 20'],
    ['many, on the fifth', 4, 20, '1 2 3 4 5 6 7 … 19 20'],
    ['many, on the sixth', 5, 20, '1 2 … 4 5 6 7 8 … 19 20'],
    ['many, in the middle', 9, 20, '1 2 … 8 9 10 11 12 … 19 20'],
    ['many, near the end', 17, 20, '1 2 … 16 17 18 19 20'],
    ['many, at the end', 19, 20, '1 2 … 16 17 18 19 20'],
    [
      'a billion',
      499_999_999,
      1e9,
      '1 2 … 499999998 499999999 500000000 500000001 500000002 … 999999999 1000000000',
    ],
  ])('draws %s', (_name, current, pages, expected) => {
    expect(drawn(pagerEntries(current, pages))).toBe(expected);
  });

  const anyPager = fc
    .oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1_000_000_000 }))
    .chain((pages) =>
      fc.record({ pages: fc.constant(pages), current: fc.integer({ min: 0, max: pages - 1 }) }),
    );

  const always = (holds: (entries: PagerEntry[], at: { current: number; pages: number }) => void) =>
    fc.assert(
      fc.property(anyPager, (at) => holds(pagerEntries(at.current, at.pages), at)),
      { numRuns: 1000 },
    );

  test('counts upwards, each page once, inside the list', () => {
    always((entries, { pages }) => {
      const numbers = numbersOf(entries);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers.every((number) => number >= 0 && number < pages)).toBe(true);
    });
  });

  test('has the first page, the last and the current one', () => {
    always((entries, { current, pages }) => {
      expect(numbersOf(entries)).toEqual(expect.arrayContaining([0, current, pages - 1]));
    });
  });

  test('shows the neighbours of the current page', () => {
    always((entries, { current, pages }) => {
      const near = [current - 1, current + 1].filter((number) => number >= 0 && number < pages);
      expect(numbersOf(entries)).toEqual(expect.arrayContaining(near));
    });
  });

  test('never has more than 2 + 5 + 2 pages and two gaps, even for a billion', () => {
    always((entries) => {
      expect(numbersOf(entries).length).toBeLessThanOrEqual(9);
      expect(entries.filter(({ kind }) => kind === 'gap').length).toBeLessThanOrEqual(2);
    });
  });

  test('has a gap exactly where pages are missing', () => {
    always((entries) => {
      const expected = numbersOf(entries).flatMap((number, i, all): PagerEntry[] => {
        const missing = number !== (all[i - 1] ?? -1) + 1;
        return [...(missing ? [{ kind: 'gap' as const }] : []), { kind: 'page', number }];
      });
      expect(entries).toEqual(expected);
    });
  });

  test('on a narrow screen too there is a gap exactly where pages are missing', () => {
    always((entries, { current, pages }) => {
      const near = numbersOf(entries).filter((number) => !isFarPage(number, current, pages));
      for (const [i, number] of near.entries()) {
        const missing = number !== (near[i - 1] ?? -1) + 1;
        expect(isAfterNarrowGap(number, current, pages)).toBe(missing);
      }
      expect(near.length).toBeLessThanOrEqual(5);
    });
  });

  test('stays inside the list when the current page is beyond it', () => {
    expect(drawn(pagerEntries(99, 3))).toBe('1 2 3');
    expect(drawn(pagerEntries(99, 20))).toBe('1 2 … 16 17 18 19 20');
  });
});
