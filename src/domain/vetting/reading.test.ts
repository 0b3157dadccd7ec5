import { expect, test } from 'vitest';
import type { StoryState } from '#domain/story/lifecycle.ts';
import { budgetSince, isNight, unusualReading } from './reading.ts';

const NOW = new Date('2026-06-17T16:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const openings = (count: number, minutes: number, state: StoryState = 'in_review') =>
  Array.from({ length: count }, () => ({ at: minutesAgo(minutes), state }));
const asked = { now: NOW, readsPerHour: 150, strangeHour: false };

test.each([
  ['a day’s work', openings(60, 30), false, []],
  ['as many as the policy allows', openings(150, 30), false, ['many']],
  ['faster than anybody reads', openings(41, 5), false, ['fast']],
  ['what nobody had to read', openings(15, 30, 'refused'), false, ['out-of-queue']],
  ['parked ones as well', openings(15, 30, 'parked'), false, ['out-of-queue']],
  ['a night on duty', openings(5, 30), true, ['at-night']],
  ['one at night', openings(4, 30), true, []],
] as const)('%s', (_name, list, strangeHour, expected) => {
  expect(unusualReading({ ...asked, openings: list, strangeHour })).toEqual(expected);
});

test('the budget begins anew when the passkey was shown, and goes back an hour at most', () => {
  expect(budgetSince(NOW, null)).toEqual(minutesAgo(60));
  expect(budgetSince(NOW, minutesAgo(10))).toEqual(minutesAgo(10));
  expect(budgetSince(NOW, minutesAgo(90))).toEqual(minutesAgo(60));
});

test('night is where the officers are', () => {
  expect(isNight(new Date('2026-06-17T06:30:00Z'), 'America/Toronto')).toBe(true);
  expect(isNight(new Date('2026-06-17T04:00:00Z'), 'America/Toronto')).toBe(true);
  expect(isNight(NOW, 'America/Toronto')).toBe(false);
});
