import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEWEST_DECISIONS, waitFigure } from './wait-figure.ts';

const days = (count: number, wait: number) => Array.from({ length: count }, () => wait);

describe('the wait told to writers', () => {
  test.each([
    ['all on the third day', days(20, 3), 3],
    ['sixteen of twenty within two', [...days(16, 2), ...days(4, 9)], 2],
    ['fifteen of twenty within two', [...days(15, 2), ...days(5, 9)], 9],
    ['seventeen of twenty-one within two', [...days(17, 2), ...days(4, 9)], 2],
    ['sixteen of twenty-one within two', [...days(16, 2), ...days(5, 9)], 9],
    ['all on the day itself', days(30, 0), 1],
    ['in no order', [...days(4, 30), ...days(16, 4)], 4],
  ])('%s', (_name, waits, withinDays) => {
    expect(waitFigure(waits)).toEqual({ of: 8, outOf: 10, withinDays });
  });

  test('is not told from fewer than twenty decisions', () => {
    expect(waitFigure([])).toBeNull();
    expect(waitFigure(days(FEWEST_DECISIONS - 1, 1))).toBeNull();
  });

  test('is never a promise that fewer than eight of ten kept', () => {
    const anyWaits = fc.array(fc.nat(40), { minLength: FEWEST_DECISIONS, maxLength: 120 });
    fc.assert(
      fc.property(anyWaits, (waits) => {
        const within = waitFigure(waits)?.withinDays ?? -1;
        const kept = waits.filter((wait) => wait <= within).length;
        expect(kept / waits.length).toBeGreaterThanOrEqual(0.8);
        const sooner = waits.filter((wait) => wait <= within - 1).length;
        if (within > 1) expect(sooner / waits.length).toBeLessThan(0.8);
      }),
    );
  });
});
