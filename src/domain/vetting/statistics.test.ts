import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOLIDAYS } from '#domain/calendar/holidays.ts';
import { threadTime } from '#support/thread-time.ts';
import { withinShare } from './percentile.ts';
import { queueAges } from './queue-ages.ts';
import { type StatisticsFrame, type StatisticsRow, statisticsOf } from './statistics.ts';

/** A Sunday: the week shown last began on Monday 9 November, with Remembrance Day on Wednesday. */
const FRAME: StatisticsFrame = {
  today: '2026-11-15',
  timeZone: 'America/Toronto',
  holidays: HOLIDAYS,
  weeks: 12,
};

/** Noon in Toronto. */
const noon = (day: string) => new Date(`${day}T17:00:00Z`);

function row(received: string, decided: string | null, more: Partial<StatisticsRow> = {}) {
  return {
    campaign: 'general',
    language: 'en',
    receivedAt: noon(received),
    readyAt: noon(received),
    decidedAt: decided ? noon(decided) : null,
    outcome: decided ? 'published' : null,
    clauses: [],
    ...more,
  } satisfies StatisticsRow;
}

const refused = { outcome: 'refused', clauses: ['sermon'] } as const;

const ROWS: StatisticsRow[] = [
  // Week of 2 November: waits of 1, 2, 3 and 5 working days.
  row('2026-11-02', '2026-11-03'),
  row('2026-11-03', '2026-11-05', { campaign: 'eid' }),
  row('2026-11-03', '2026-11-06', { language: 'fr' }),
  row('2026-10-30', '2026-11-06', { ...refused, clauses: ['sermon', 'hate', 'sermon'] }),
  // Week of 9 November: Monday to Thursday over the holiday is 2; over the weekend before, 3.
  row('2026-11-09', '2026-11-12'),
  row('2026-11-06', '2026-11-12', refused),
  row('2026-11-12', '2026-11-13', { outcome: 'hidden', language: null }),
  // Waiting: since Thursday 1 day, since Monday 3, since 30 October 9, and one before the period.
  row('2026-11-12', null),
  row('2026-11-09', null, { campaign: 'eid', language: 'ur' }),
  row('2026-10-30', null),
  row('2026-08-03', null),
  // Taken back by its writer: it came in, and waits no more.
  row('2026-11-10', null, { decidedAt: noon('2026-11-10') }),
  // Long before: in no figure.
  row('2026-07-01', '2026-07-03', { campaign: 'sikh' }),
];

const figures = statisticsOf(ROWS, FRAME);

describe('by week', () => {
  test('twelve Mondays up to this week', () => {
    expect(figures.weeks).toHaveLength(12);
    expect(figures.weeks[0]?.start).toBe('2026-08-24');
    expect(figures.weeks.at(-1)?.start).toBe('2026-11-09');
    expect(statisticsOf([], { ...FRAME, weeks: 52 }).weeks[0]?.start).toBe('2025-11-17');
  });

  test.each([
    ['2026-10-19', { received: 0, published: 0, decided: 0, half: null, nineOfTen: null }],
    ['2026-10-26', { received: 2, published: 0, decided: 0, half: null, nineOfTen: null }],
    ['2026-11-02', { received: 4, published: 3, decided: 4, half: 2, nineOfTen: 5 }],
    ['2026-11-09', { received: 5, published: 1, decided: 3, half: 2, nineOfTen: 3 }],
  ])('the week of %s', (start, expected) => {
    expect(figures.weeks.find((week) => week.start === start)).toEqual({ start, ...expected });
  });

  test('a week begins at midnight where the officers are', () => {
    const late = { ...row('2026-11-08', null), receivedAt: new Date('2026-11-09T04:59:00Z') };
    const early = { ...row('2026-11-08', null), receivedAt: new Date('2026-11-09T05:00:00Z') };
    const weeks = statisticsOf([late, early], FRAME).weeks.slice(-2);
    expect(weeks.map(({ received }) => received)).toEqual([1, 1]);
  });
});

test('the sums at the head', () => {
  // Seven decisions took 1, 1, 2, 2, 3, 3 and 5 days: six of them within 3.
  expect(figures.sums).toEqual({ received: 5, decided: 3, waiting: 4, eightOfTen: 3 });
});

test('declined, by clause: once for each clause a text touched', () => {
  expect(figures.declined).toEqual({
    declined: 3,
    decided: 7,
    withoutClause: 1,
    clauses: [
      { code: 'sermon', texts: 2 },
      { code: 'hate', texts: 1 },
    ],
  });
});

describe('how old the queue is', () => {
  test('in working days, the last bucket with all that is overdue', () => {
    const people = figures.ages.buckets.map((bucket) => bucket.people);
    expect(people).toEqual([0, 1, 0, 1, 0, 0, 0, 0, 2]);
    expect(figures.ages.peoplePerStar).toBe(1);
  });

  test('what is in time, near and overdue', () => {
    const urgency = figures.ages.buckets.map((bucket) => bucket.urgency);
    expect(urgency).toEqual([
      ...Array.from({ length: 5 }, () => 'in-time'),
      'near',
      'near',
      'near',
      'overdue',
    ]);
  });

  test('a text that nobody could read yet waits since it came', () => {
    const unready = row('2026-11-12', null, { readyAt: null });
    expect(statisticsOf([unready], FRAME).ages.buckets[1]?.people).toBe(1);
  });

  test.each([
    [60, 1],
    [61, 10],
    [601, 100],
    [100_000, 10_000],
  ])('%s people in a bucket are %s to a star', (people, perStar) => {
    const ages = new Array<number>(people).fill(0);
    expect(queueAges(ages).peoplePerStar).toBe(perStar);
  });
});

test('per campaign and per language, most received first', () => {
  expect(figures.campaigns).toEqual([
    { key: 'general', received: 9, published: 3, declined: 3, waiting: 3 },
    { key: 'eid', received: 2, published: 1, declined: 0, waiting: 1 },
  ]);
  expect(figures.languages).toEqual([
    { key: 'en', received: 8, published: 3, declined: 2, waiting: 3 },
    { key: 'fr', received: 1, published: 1, declined: 0, waiting: 0 },
    { key: 'ur', received: 1, published: 0, declined: 0, waiting: 1 },
    { key: null, received: 1, published: 0, declined: 1, waiting: 0 },
  ]);
});

describe('within what a share lies', () => {
  test.each([
    [[], 0.5, null],
    [[4], 0.9, 4],
    [[1, 2, 3, 4], 0.5, 2],
    [[1, 2, 3], 0.5, 2],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 9],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.8, 8],
    [[10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9], 0.9, 9],
  ])('%j, %s → %s', (values, share, expected) => {
    expect(withinShare(values, share)).toBe(expected);
  });

  test('at least that share, and with any smaller value less', () => {
    const values = fc.array(fc.nat({ max: 12 }), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.constantFrom(0.5, 0.8, 0.9), (days, share) => {
        const found = withinShare(days, share) ?? -1;
        const upTo = (most: number) => days.filter((day) => day <= most).length / days.length;
        expect(upTo(found)).toBeGreaterThanOrEqual(share - 1e-9);
        expect(upTo(found - 1)).toBeLessThan(share);
      }),
    );
  });
});

test('twenty thousand texts of a year take less than a second', () => {
  const days = Array.from({ length: 364 }, (_, i) => new Date(Date.UTC(2025, 10, 17 + i, 17)));
  const rows = Array.from({ length: 20_000 }, (_, i): StatisticsRow => {
    const at = days[i % 357] as Date;
    return {
      ...row('2026-01-01', '2026-01-02'),
      receivedAt: at,
      readyAt: at,
      decidedAt: days[(i % 357) + (i % 7)] as Date,
    };
  });
  const year = { ...FRAME, weeks: 52 } as const;
  expect(statisticsOf(rows, year).declined.decided).toBe(20_000);
  expect(threadTime(() => statisticsOf(rows, year))).toBeLessThan(1000);
});
