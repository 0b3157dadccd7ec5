import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEWEST, ledgerOf, type MonthCount, type MonthWait, monthAfter } from './ledger.ts';

const FIRST = '2025-11';
const MONTHS = Array.from({ length: 8 }).reduce<string[]>(
  (months) => [...months, monthAfter(months[months.length - 1] ?? '')],
  [FIRST],
);
const LAST = MONTHS[MONTHS.length - 1] ?? '';

const months = fc.constantFrom(...MONTHS);
const counts = fc.uniqueArray(
  fc.record({
    measure: fc.constantFrom('received', 'removed'),
    ground: fc.constantFrom('law', 'safety'),
    month: months,
    texts: fc.integer({ min: 1, max: 25 }),
  }),
  { selector: ({ measure, ground, month }) => `${measure} ${ground} ${month}`, maxLength: 30 },
) as fc.Arbitrary<MonthCount[]>;
const waits = fc.array(
  fc.record({ month: months, days: fc.nat(40), texts: fc.integer({ min: 1, max: 12 }) }),
  { maxLength: 20 },
) as fc.Arbitrary<MonthWait[]>;

/** A table by month, as everybody would make it at first. */
const naive = (given: readonly MonthCount[]) => given.map(({ texts }) => texts);

describe('the ledger', () => {
  test('stands for ten or more in every line, over months that no other line of it counts', () => {
    let small = 0;
    fc.assert(
      fc.property(counts, waits, (given, waited) => {
        small += naive(given).filter((texts) => texts < FEWEST).length;
        const lines = ledgerOf(given, waited, { first: FIRST, last: LAST });
        for (const line of lines) {
          expect(line.texts).toBeGreaterThanOrEqual(FEWEST);
          const own = line.measure === 'waited' ? waited : given.filter((one) => isOf(one, line));
          const within = own.filter(({ month }) => month >= line.since && month <= line.until);
          expect(line.texts).toBe(within.reduce((sum, { texts }) => sum + texts, 0));
          const others = lines.filter(
            (one) => one !== line && one.measure === line.measure && one.ground === line.ground,
          );
          for (const one of others)
            expect(one.until < line.since || one.since > line.until).toBe(true);
        }
      }),
    );
    // The control: by month there are smaller figures.
    expect(small).toBeGreaterThan(0);
  });

  test('is only added to: a month later every line stands as it stood', () => {
    fc.assert(
      fc.property(counts, waits, months, (given, waited, last) => {
        const before = ledgerOf(given, waited, { first: FIRST, last });
        const after = ledgerOf(given, waited, { first: FIRST, last: LAST });
        for (const line of before) expect(after).toContainEqual(line);
      }),
    );
  });

  test('tells within how many days half were decided, and all', () => {
    const waited = [
      { month: FIRST, days: 9, texts: 1 },
      { month: FIRST, days: 2, texts: 6 },
      { month: FIRST, days: 4, texts: 5 },
    ];
    expect(ledgerOf([], waited, { first: FIRST, last: FIRST })).toEqual([
      { measure: 'waited', ground: '', since: FIRST, until: FIRST, texts: 12, half: 2, longest: 9 },
    ]);
  });
});

const isOf = (one: MonthCount, line: { measure: string; ground: string }) =>
  one.measure === line.measure && one.ground === line.ground;
