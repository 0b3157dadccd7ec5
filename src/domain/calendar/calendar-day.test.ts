import { expect, test } from 'vitest';
import { dayText, monthName, shortDayText, weekdayName, weekStart } from './calendar-day.ts';

test('days know the Monday of their week', () => {
  const days = ['2026-06-07', '2026-06-08', '2026-06-14', '2026-01-01'];
  expect(days.map(weekStart)).toEqual(['2026-06-01', '2026-06-08', '2026-06-08', '2025-12-29']);
});

test('days are told in words', () => {
  expect(dayText('2026-10-05')).toBe('5 October');
  expect(shortDayText('2026-09-28')).toBe('28 Sep');
  expect(monthName('2026-12-31')).toBe('December');
  expect(weekdayName('2026-06-07')).toBe('Sunday');
});
