import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saddleStitch } from './imposition.ts';

describe('sheets to be folded once', () => {
  test('eight pages are two sheets', () => {
    expect(saddleStitch(8)).toEqual([
      { left: 8, right: 1 },
      { left: 2, right: 7 },
      { left: 6, right: 3 },
      { left: 4, right: 5 },
    ]);
  });

  test('five pages get three blank ones behind them', () => {
    expect(saddleStitch(5)).toEqual([
      { left: 0, right: 1 },
      { left: 2, right: 0 },
      { left: 0, right: 3 },
      { left: 4, right: 5 },
    ]);
  });

  /** Folds the stack as hands would: right halves from the outside in, then left halves back out. */
  const fold = (pages: number) => {
    const sides = saddleStitch(pages);
    const sheets = Array.from({ length: sides.length / 2 }, (_, i) => [
      sides[2 * i] ?? { left: -1, right: -1 },
      sides[2 * i + 1] ?? { left: -1, right: -1 },
    ]);
    const firstHalf = sheets.flatMap(([front, back]) => [front?.right, back?.left]);
    const secondHalf = sheets.toReversed().flatMap(([front, back]) => [back?.right, front?.left]);
    return [...firstHalf, ...secondHalf];
  };

  test('any number of pages reads in order once it is folded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), (pages) => {
        const read = fold(pages);
        expect(read.length % 4).toBe(0);
        expect(read.length - pages).toBeLessThan(4);
        expect(read).toEqual(
          Array.from({ length: read.length }, (_, i) => (i < pages ? i + 1 : 0)),
        );
      }),
    );
  });
});
