/** The public ledger of care: what became of the texts, in figures that name nobody. */
export const MEASURES = [
  'received',
  'published',
  'declined',
  'removed',
  'appealed',
  'upheld',
  'overturned',
  'reported',
  'answered',
  'waited',
] as const;
export type Measure = (typeof MEASURES)[number];

/** No figure stands for fewer texts, so that none leads to somebody. */
export const FEWEST = 10;

/** As `YYYY-MM`, in universal time, so that everybody who counts comes to the same. */
export type Month = string;

/** What the log tells of one month. */
export type MonthCount = { measure: Measure; ground: string; month: Month; texts: number };

/** How many texts were decided in a month after so many days. */
export type MonthWait = { month: Month; days: number; texts: number };

export type LedgerLine = {
  measure: Measure;
  /** Why, where there is a reason; otherwise empty. */
  ground: string;
  /** The first and the last of the months that it counts. */
  since: Month;
  until: Month;
  texts: number;
  /** Days within which half of them were decided, and all. */
  half: number | null;
  longest: number | null;
};

type Months = { first: Month; last: Month };

/**
 * Months run together until ten texts stand behind a figure. A line is written when its last month is over and never
 * again, so two readings of the page tell no more than one, and there are no sums to take a line from.
 */
export function ledgerOf(
  counts: readonly MonthCount[],
  waits: readonly MonthWait[],
  months: Months,
): LedgerLine[] {
  const series = new Map<string, MonthCount[]>();
  for (const count of counts) {
    const key = `${count.measure} ${count.ground}`;
    series.set(key, [...(series.get(key) ?? []), count]);
  }
  const told = [...series.values()].flatMap((one) =>
    spansOf(one, months).map(({ of, ...span }): LedgerLine => {
      const [{ measure, ground } = EMPTY] = of;
      return { measure, ground, ...span, half: null, longest: null };
    }),
  );
  const waited = spansOf(waits, months).map(
    ({ of, ...span }): LedgerLine => ({ measure: 'waited', ground: '', ...span, ...daysOf(of) }),
  );
  return [...told, ...waited].sort(inOrder);
}

const EMPTY = { measure: 'received' as Measure, ground: '' };

type Counted = { month: Month; texts: number };
type Span<Count> = { since: Month; until: Month; texts: number; of: Count[] };

function spansOf<Count extends Counted>(
  counts: readonly Count[],
  { first, last }: Months,
): Span<Count>[] {
  const spans: Span<Count>[] = [];
  let open: Span<Count> = { since: first, until: first, texts: 0, of: [] };
  for (const month of monthsBetween(first, last)) {
    const here = counts.filter((count) => count.month === month);
    open = {
      ...open,
      until: month,
      texts: here.reduce((sum, { texts }) => sum + texts, open.texts),
      of: [...open.of, ...here],
    };
    if (open.texts < FEWEST) continue;
    spans.push(open);
    const next = monthAfter(month);
    open = { since: next, until: next, texts: 0, of: [] };
  }
  return spans;
}

/** The middle one, and the last. */
function daysOf(waits: readonly MonthWait[]): Pick<LedgerLine, 'half' | 'longest'> {
  const sorted = [...waits].sort((a, b) => a.days - b.days);
  const all = sorted.reduce((sum, { texts }) => sum + texts, 0);
  let passed = 0;
  const middle = sorted.find(({ texts }) => {
    passed += texts;
    return passed * 2 >= all;
  });
  return { half: middle?.days ?? null, longest: sorted[sorted.length - 1]?.days ?? null };
}

const inOrder = (a: LedgerLine, b: LedgerLine) => (keyOf(a) < keyOf(b) ? -1 : 1);

/** One line for a measure, a ground and a first month. */
const keyOf = ({ measure, ground, since }: Pick<LedgerLine, 'measure' | 'ground' | 'since'>) =>
  `${MEASURES.indexOf(measure)} ${ground} ${since}`;

export function monthAfter(month: Month): Month {
  const [year = 0, no = 1] = month.split('-').map(Number);
  return no === 12 ? `${year + 1}-01` : `${year}-${String(no + 1).padStart(2, '0')}`;
}

/** The month before the one of that moment, which is over for everybody. */
export function lastWholeMonth(at: Date): Month {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

/** What is told of it stands, and is what the log says: lines that are missing, and lines that tell something else. */
export function compareLedgers(
  told: readonly LedgerLine[],
  counted: readonly LedgerLine[],
): { missing: LedgerLine[]; wrong: LedgerLine[] } {
  const same = (a: LedgerLine | undefined, b: LedgerLine) =>
    JSON.stringify(a) === JSON.stringify(b);
  const inTold = new Map(told.map((line) => [keyOf(line), line]));
  const inCounted = new Map(counted.map((line) => [keyOf(line), line]));
  return {
    missing: counted.filter((line) => !inTold.has(keyOf(line))),
    wrong: told.filter((line) => !same(inCounted.get(keyOf(line)), line)),
  };
}
