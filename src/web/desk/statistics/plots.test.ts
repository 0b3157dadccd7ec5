import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/calendar-day.ts';
import { queueAges } from '#domain/vetting/queue-ages.ts';
import type { WeekFigures } from '#domain/vetting/statistics.ts';
import { ClauseBars } from './clause-bars.tsx';
import { QueueAgePlot } from './queue-age-plot.tsx';
import { SumFigures } from './sum-figures.tsx';
import { TotalsTable } from './totals-table.tsx';
import { WaitsPlot } from './waits-plot.tsx';
import { WeeksPlot } from './weeks-plot.tsx';

const RECEIVED = [38, 44, 41, 52, 49, 47, 58, 71, 66, 54, 63, 61];
const PUBLISHED = [35, 40, 44, 46, 51, 45, 50, 58, 69, 60, 57, 58];

const WEEKS: WeekFigures[] = RECEIVED.map((received, i) => ({
  start: addDays('2026-08-24', 7 * i),
  received,
  published: PUBLISHED[i] ?? 0,
  decided: (PUBLISHED[i] ?? 0) + 3,
  half: 2,
  nineOfTen: i === 7 ? 8 : 5,
}));
const QUIET = WEEKS.map((week) => ({
  ...week,
  half: null,
  nineOfTen: null,
  received: 0,
  published: 0,
}));

const DECLINED = {
  declined: 3,
  decided: 7,
  withoutClause: 0,
  clauses: [
    { code: 'sermon', texts: 2 },
    { code: 'hate', texts: 1 },
  ],
};
const TITLES = { sermon: 'Sermon or opinion' };
const TOTALS = [{ key: null, received: 1, published: 2, declined: 3, waiting: 4 }];

const weeksPlot = (weeks = WEEKS) => renderToStaticMarkup(createElement(WeeksPlot, { weeks }));
const waitsPlot = (weeks = WEEKS) => renderToStaticMarkup(createElement(WaitsPlot, { weeks }));
const agePlot = (ages: number[]) =>
  renderToStaticMarkup(createElement(QueueAgePlot, { ages: queueAges(ages) }));
const clauseBars = () =>
  renderToStaticMarkup(createElement(ClauseBars, { declined: DECLINED, titles: TITLES }));

/** Only the wide drawing. */
const wide = (html: string) => html.slice(html.indexOf('plot wide'), html.indexOf('plot slim'));
const count = (html: string, part: string) => html.split(part).length - 1;
const attributes = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, value]) => Number(value));
const tableOf = (html: string) =>
  Array.from(html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g), ([, row = '']) =>
    row
      .split(/<[^>]+>/)
      .filter(Boolean)
      .join(' '),
  );

describe('received and published', () => {
  test('a bar each, as high as its number on an axis of round steps', () => {
    const html = wide(weeksPlot());
    expect(attributes(html, /text-anchor="end">(\d+)</g)).toEqual([0, 25, 50, 75]);
    const heights = attributes(html, /class="linebar"[^>]* height="([\d.]+)"/g);
    expect(heights).toHaveLength(12);
    // 202 units are 75 texts.
    expect(heights[7]).toBeCloseTo((71 / 75) * 202, 0);
    expect(attributes(html, /class="fillbar"[^>]* height="([\d.]+)"/g)[8]).toBeCloseTo(
      (69 / 75) * 202,
      0,
    );
  });

  test('names every second week, and the last', () => {
    const names = Array.from(wide(weeksPlot()).matchAll(/"middle">([^<]+)</g), ([, name]) => name);
    expect(names).toEqual(['31 Aug', '14 Sep', '28 Sep', '12 Oct', '26 Oct', '9 Nov']);
  });

  test('says the same as a table', () => {
    expect(tableOf(weeksPlot())).toHaveLength(12);
    expect(tableOf(weeksPlot())[7]).toBe('12 Oct 71 58');
  });

  test('a year of weeks still fits', () => {
    const year = Array.from({ length: 52 }, (_, i) => ({
      ...(WEEKS[i % 12] as WeekFigures),
      start: addDays('2025-11-17', 7 * i),
    }));
    const html = wide(weeksPlot(year));
    expect(count(html, 'class="linebar"')).toBe(52);
    expect(count(html, '"middle"')).toBe(6);
    expect(Math.max(...attributes(html, / x="([\d.]+)"/g))).toBeLessThanOrEqual(548);
  });
});

describe('waits', () => {
  test('both lines, the promise behind them, and the newest week in words', () => {
    const html = wide(waitsPlot());
    expect(count(html, 'class="promise"')).toBe(1);
    expect(html).toMatch(/class="l90" d="M[\d. ]+(L[\d. ]+){11}"/);
    expect(html).toContain('>5 days<');
    expect(html).toContain('>2 days<');
  });

  test('a week without decisions is a gap, and has no number', () => {
    const gap = WEEKS.map((week, i) => (i === 3 ? { ...week, half: null, nineOfTen: null } : week));
    expect(wide(waitsPlot(gap))).toMatch(/class="l50" d="M[^M]+M[^M]+"/);
    expect(tableOf(waitsPlot(gap))[3]).toBe('14 Sep none none');
  });

  test('two equal numbers do not write over each other', () => {
    const equal = WEEKS.map((week) => ({ ...week, half: 2, nineOfTen: 2 }));
    const ys = attributes(wide(waitsPlot(equal)), /class="k" x="[\d.]+" y="([\d.]+)"/g);
    expect(Math.abs((ys[0] ?? 0) - (ys[1] ?? 0))).toBeGreaterThanOrEqual(36);
  });

  test('nothing decided draws no line and no label', () => {
    expect(wide(waitsPlot(QUIET))).not.toContain('class="k"');
    expect(waitsPlot(QUIET)).toContain('Nothing was decided in these 12 weeks.');
  });
});

describe('the queue', () => {
  test('has a star for each person, in the colour of the promise', () => {
    const html = wide(agePlot([0, 0, 3, 5, 7, 8, 40]));
    expect([count(html, '"ok"'), count(html, '"near"'), count(html, '"late"')]).toEqual([3, 2, 2]);
    expect(agePlot([5, 8])).toContain('Nearly due, 1');
    expect(tableOf(agePlot([8, 40])).at(-1)).toBe('8+ 2 Overdue');
  });

  test.each([1, 7, 30, 60, 500, 100_000])(
    '%s people in a day stay inside the drawing',
    (people) => {
      const html = wide(agePlot(new Array<number>(people).fill(1)));
      const points = Array.from(html.matchAll(/class="ok" d="M([^Z]+)Z"/g), ([, path = '']) =>
        path.split('L').map((point) => point.split(' ').map(Number)),
      ).flat();
      expect(points.length / 16).toBe(
        people > 60 ? Math.ceil(people / (people > 600 ? 10_000 : 10)) : people,
      );
      // The second of nine columns of 59.8.
      for (const [x = 0, y = 0] of points) {
        expect(x).toBeGreaterThan(5 + 59.7);
        expect(x).toBeLessThan(5 + 2 * 59.8);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThan(192);
      }
    },
  );
});

test('declined: titles, numbers, and bars against the longest', () => {
  expect(clauseBars()).toContain(
    '<span>Sermon or opinion</span><span class="v">2</span><progress class="bar" max="2" value="2" aria-hidden="true">',
  );
  expect(clauseBars()).toContain('<span>hate</span><span class="v">1</span>');
});

test('sums and totals', () => {
  const sums = { received: 61, decided: 64, waiting: 18, eightOfTen: null };
  expect(renderToStaticMarkup(createElement(SumFigures, { sums }))).toContain(
    '<dt>days for 8 of 10</dt><dd>–</dd>',
  );
  const totals = {
    heading: 'By language',
    column: 'Language',
    totals: TOTALS,
    nameOf: () => 'Unknown',
  };
  expect(tableOf(renderToStaticMarkup(createElement(TotalsTable, totals)))).toEqual([
    'Unknown 1 2 3 4',
  ]);
});

test('nothing carries a style of its own, which the policy would refuse, nor a number gone wrong', () => {
  const all = [
    weeksPlot(),
    weeksPlot(QUIET),
    waitsPlot(),
    waitsPlot(QUIET),
    agePlot([]),
    agePlot([1, 9]),
    clauseBars(),
  ];
  for (const html of all) {
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/NaN|Infinity|undefined|<script/);
  }
});
