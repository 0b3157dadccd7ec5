import { describe, expect, test } from 'vitest';
import { dayOf, heavyNext, type Reading, skippedToday } from './care.ts';

const timeZone = 'America/Toronto';
const NOW = new Date('2026-06-17T20:00:00Z');
const OFFICER = { heavyLimit: 4, lightUntil: null };

/** So many minutes ago. */
const reading = (storyId: string, minutes: number, about: Partial<Reading> = {}): Reading => ({
  storyId,
  heavy: true,
  given: false,
  at: new Date(NOW.getTime() - minutes * 60_000),
  ...about,
});
const day = (readings: Reading[], officer: Partial<typeof OFFICER> | { lightUntil: Date } = {}) =>
  dayOf({ ...OFFICER, ...officer }, readings, { now: NOW, timeZone });

describe('an officer’s day', () => {
  test('counts each text once, from midnight where the operators are', () => {
    const readings = [
      reading('yesterday', 60 * 17),
      reading('a', 300),
      reading('a', 299),
      reading('b', 200, { heavy: false }),
      reading('covered', 10, { given: true }),
    ];
    expect(day(readings)).toMatchObject({ read: 2, heavy: 1, heavyLimit: 4, lastWasHeavy: true });
  });

  test('offers a pause after three heavy ones within an hour, and not while there is one', () => {
    const three = [reading('a', 59), reading('b', 30), reading('c', 1)];
    expect(day(three).offersPause).toBe(true);
    expect(day([reading('a', 61), ...three.slice(1)]).offersPause).toBe(false);
    expect(day([reading('b', 59), ...three.slice(1)]).offersPause).toBe(false);
    const lightUntil = new Date(NOW.getTime() + 60_000);
    expect(day(three, { lightUntil })).toMatchObject({ offersPause: false, lightUntil });
    expect(day(three, { lightUntil: NOW })).toMatchObject({ offersPause: true, lightUntil: null });
  });
});

describe('the next one', () => {
  test('may be heavy where none was heavy just before', () => {
    expect(heavyNext(day([]))).toBe('any');
    expect(heavyNext(day([reading('a', 5), reading('b', 1, { heavy: false })]))).toBe('any');
  });

  test('is a light one of the same day after a heavy one, opened or only given', () => {
    expect(heavyNext(day([reading('a', 5)]))).toBe('light-first');
    expect(heavyNext(day([reading('a', 5, { given: true })]))).toBe('light-first');
  });

  test('is never heavy at the officer’s own limit, or in a pause', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => reading(id, 100));
    expect(heavyNext(day(four))).toBe('none');
    expect(heavyNext(day(four.slice(1)))).toBe('light-first');
    expect(heavyNext(day([], { heavyLimit: 0 }))).toBe('none');
    expect(heavyNext(day([], { lightUntil: new Date(NOW.getTime() + 1) }))).toBe('none');
  });
});

test('“not for me today” ends with its day', () => {
  const skippedTopics = ['illness' as const];
  expect(skippedToday({ skippedTopics, skippedOn: '2026-06-17' }, '2026-06-17')).toEqual([
    'illness',
  ]);
  expect(skippedToday({ skippedTopics, skippedOn: '2026-06-16' }, '2026-06-17')).toEqual([]);
  expect(skippedToday({ skippedTopics, skippedOn: null }, '2026-06-17')).toEqual([]);
});
