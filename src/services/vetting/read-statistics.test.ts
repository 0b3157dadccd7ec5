import { beforeAll, describe, expect, test } from 'vitest';
import { findForm } from '#domain/campaigns/registry.ts';
import { peopleOf } from '#domain/vetting/queue-ages.ts';
import { createDeskWorld } from '#support/desk-world.ts';
import { type DeskStatistics, readStatistics } from './read-statistics.ts';

/** A Wednesday; the twelve weeks begin on Monday 30 March. Times are Toronto's, four hours back. */
const NOW = '2026-06-17T16:00:00Z';

let twelve: DeskStatistics;
let year: DeskStatistics;

beforeAll(async () => {
  const { send, decide, withdraw, contextAt } = await createDeskWorld();
  const jan29 = findForm('jan29');
  if (!jan29) throw new Error('No jan29.');

  const justInside = await send('2026-03-30T04:30:00Z');
  await decide(justInside, 'publish', '2026-03-30T16:00:00Z');
  // Half an hour before that Monday in Toronto, decided four working days later.
  const justOutside = await send('2026-03-30T03:30:00Z');
  await decide(justOutside, 'publish', '2026-04-02T16:00:00Z');

  const read = await send('2026-06-01T16:00:00Z');
  await decide(read, 'publish', '2026-06-03T16:00:00Z');
  const declined = await send('2026-06-01T16:00:00Z');
  await decide(declined, 'refuse', '2026-06-04T16:00:00Z', ['no-sermon', 'contact-details']);

  const hidden = await send('2026-06-08T16:00:00Z');
  await decide(hidden, 'hide', '2026-06-08T17:00:00Z');
  await send('2026-06-08T16:00:00Z', { form: jan29, language: 'fr' });
  const backInTheQueue = await send('2026-06-09T16:00:00Z');
  await decide(backInTheQueue, 'refuse', '2026-06-10T16:00:00Z', ['language']);
  await decide(backInTheQueue, 'restore', '2026-06-11T16:00:00Z');

  const takenDown = await send('2026-06-15T16:00:00Z');
  await decide(takenDown, 'publish', '2026-06-16T16:00:00Z');
  await decide(takenDown, 'remove', '2026-06-17T15:00:00Z');
  const takenBack = await send('2026-06-16T16:00:00Z');
  await withdraw(takenBack, '2026-06-17T15:00:00Z');

  // Long before the period, put aside, and still without an answer.
  const forgotten = await send('2026-02-02T16:00:00Z');
  await decide(forgotten, 'park', '2026-02-03T16:00:00Z');

  twelve = await readStatistics(contextAt(NOW), 12);
  year = await readStatistics(contextAt(NOW), 52);
});

test('every text that was sent counts, from Monday in Toronto, whatever became of it', () => {
  expect([twelve.sent, year.sent]).toEqual([8, 10]);
});

describe('twelve weeks', () => {
  test('by week, from Monday in Toronto', () => {
    expect(twelve.weeks).toHaveLength(12);
    const named = (start: string) => twelve.weeks.find((week) => week.start === start);
    expect(twelve.weeks[0]).toEqual({
      start: '2026-03-30',
      received: 1,
      published: 2,
      decided: 2,
      half: 0,
      nineOfTen: 4,
    });
    expect(named('2026-06-01')).toMatchObject({ received: 2, published: 1, half: 2, nineOfTen: 3 });
    expect(named('2026-06-08')).toMatchObject({ received: 3, published: 0, decided: 1 });
    expect(named('2026-05-18')).toMatchObject({ received: 0, decided: 0, half: null });
  });

  test('the numbers at the head', () => {
    // Decided after 0, 0, 1, 2, 3 and 4 working days.
    expect(twelve.sums).toEqual({ received: 2, decided: 1, waiting: 3, eightOfTen: 3 });
  });

  test('a refusal that was taken back no longer counts', () => {
    expect(twelve.declined).toEqual({
      declined: 2,
      decided: 6,
      withoutClause: 1,
      clauses: [
        { code: 'contact-details', texts: 1 },
        { code: 'no-sermon', texts: 1 },
      ],
    });
    expect(twelve.titles['no-sermon']).toBe('Not a sermon or an opinion');
  });

  test('whoever waits, how long', () => {
    const people = twelve.ages.buckets.map((bucket) => bucket.people);
    expect(people).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1]);
    expect(peopleOf(twelve.ages, 'overdue')).toBe(1);
  });

  test('by campaign and by language', () => {
    expect(twelve.campaigns).toEqual([
      { key: 'general', received: 7, published: 4, declined: 2, waiting: 2 },
      { key: 'jan29', received: 1, published: 0, declined: 0, waiting: 1 },
    ]);
    expect(twelve.languages).toMatchObject([
      { key: 'en', received: 7 },
      { key: 'fr', received: 1, waiting: 1 },
    ]);
  });
});

test('a year sees what came before', () => {
  expect(year.weeks).toHaveLength(52);
  expect(year.campaigns[0]).toMatchObject({ key: 'general', received: 9, waiting: 2 });
  expect(year.sums.waiting).toBe(3);
});
