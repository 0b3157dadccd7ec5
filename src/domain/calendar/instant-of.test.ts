import { expect, test } from 'vitest';
import { instantOf } from './instant-of.ts';

test.each([
  ['2026-11-20', '06:00', '2026-11-20T11:00:00.000Z'],
  ['2026-07-20', '06:00', '2026-07-20T10:00:00.000Z'],
  // The night in which clocks go back, before and after it.
  ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01', '03:30', '2026-11-01T08:30:00.000Z'],
  // And on the night in which they go forward, after it.
  ['2026-03-08', '03:30', '2026-03-08T07:30:00.000Z'],
])('%s at %s in Toronto', (day, time, instant) => {
  expect(instantOf(day, time, 'America/Toronto')?.toISOString()).toBe(instant);
});

test.each([
  ['2026-02-30', '06:00'],
  ['', '06:00'],
  ['2026-11-20', '24:00'],
  ['2026-11-20', ''],
])('no instant: %j at %j', (day, time) => {
  expect(instantOf(day, time, 'America/Toronto')).toBeNull();
});
