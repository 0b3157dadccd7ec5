import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/calendar-day.ts';
import { queueAges } from './queue-ages.ts';
import type { WeekFigures } from './statistics.ts';
import {
  agesSentence,
  declinedSentence,
  waitsSentence,
  weeksSentence,
} from './statistics-sentences.ts';

const weeksWith = (figures: Partial<WeekFigures>[]): WeekFigures[] =>
  figures.map((week, i) => ({
    start: addDays('2026-09-28', 7 * i),
    received: 0,
    published: 0,
    decided: 0,
    half: null,
    nineOfTen: null,
    ...week,
  }));

const flow = (...pairs: [received: number, decided: number][]) =>
  weeksWith(pairs.map(([received, decided]) => ({ received, decided, published: decided })));

describe('received and published', () => {
  test.each([
    [
      'a busy week that two weeks made up for',
      flow([50, 50], [48, 48], [71, 60], [50, 56], [50, 55], [50, 50]),
      'The busy week of 12 October was caught up in the two that followed.',
    ],
    [
      'a busy week that one week made up for',
      flow([50, 50], [71, 60], [50, 61], [50, 50]),
      'The busy week of 5 October was caught up in the one that followed.',
    ],
    [
      'a busy week still open',
      flow([50, 50], [71, 50], [50, 55], [50, 50]),
      'The busy week of 5 October has not been caught up yet.',
    ],
    [
      'a busy week that was read in the same week',
      flow([50, 50], [71, 71], [50, 50]),
      'In these 3 weeks 171 came in and 171 were published.',
    ],
    [
      'the busiest week is this one: nobody can know yet',
      flow([50, 50], [50, 50], [90, 40]),
      'In these 3 weeks 190 came in and 140 were published.',
    ],
    [
      'no week stands out',
      flow([50, 45], [52, 45], [51, 51]),
      'In these 3 weeks 153 came in and 141 were published.',
    ],
    ['one text', flow([1, 1]), 'In these 1 weeks 1 came in and 1 was published.'],
    ['nothing', flow([0, 0], [0, 0]), 'Nothing came in during these 2 weeks.'],
  ])('%s', (_name, weeks, expected) => {
    expect(weeksSentence(weeks)).toBe(expected);
  });
});

describe('waits', () => {
  const waits = (...days: (number | null)[]) =>
    weeksWith(days.map((nineOfTen) => ({ half: nineOfTen, nineOfTen })));

  test.each([
    [
      'all in time',
      waits(4, 7, null),
      'Every week, at least 9 of 10 were decided within the seven days we promise.',
    ],
    [
      'one late',
      waits(4, 8, 5),
      'In one week of October, more than 1 in 10 waited longer than the seven days we promise.',
    ],
    [
      'two late',
      waits(8, 9, 5),
      'In 2 of these 3 weeks, more than 1 in 10 waited longer than the seven days we promise.',
    ],
    ['none', waits(null, null), 'Nothing was decided in these 2 weeks.'],
  ])('%s', (_name, weeks, expected) => {
    expect(waitsSentence(weeks)).toBe(expected);
  });
});

describe('declined', () => {
  const some = (declined: number, withoutClause: number, ...texts: number[]) => ({
    declined,
    decided: 660,
    withoutClause,
    clauses: texts.map((count, i) => ({ code: `c${i}`, texts: count })),
  });
  test.each([
    [
      'two clauses on some',
      some(47, 0, 30, 19),
      '47 of 660 decided texts were declined. One text can touch two clauses.',
    ],
    ['one clause each', some(47, 0, 30, 17), '47 of 660 decided texts were declined.'],
    [
      'some hidden without a clause',
      some(5, 2, 3),
      '5 of 660 decided texts were declined. 2 without naming a clause.',
    ],
    ['one', some(1, 0, 1), '1 of 660 decided texts was declined.'],
    ['nothing decided', { ...some(0, 0), decided: 0 }, 'Nothing was decided in this time.'],
  ])('%s', (_name, declined, expected) => {
    expect(declinedSentence(declined)).toBe(expected);
  });
});

describe('ages', () => {
  test.each([
    [[], 'Nobody is waiting.'],
    [[1, 2, 7], 'Each star is one person waiting. Nobody is past the seventh day.'],
    [[1, 8], 'Each star is one person waiting. One is past the seventh day.'],
    [[9, 30], 'Each star is one person waiting. 2 are past the seventh day.'],
    [
      new Array<number>(70).fill(2),
      'Each star is up to 10 people waiting. Nobody is past the seventh day.',
    ],
  ])('%j', (ages, expected) => {
    expect(agesSentence(queueAges(ages))).toBe(expected);
  });
});
