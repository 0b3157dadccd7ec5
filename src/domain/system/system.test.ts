import { expect, test } from 'vitest';
import { ageWords } from './age-words.ts';
import { hoursOf } from './processes.ts';
import { conditionOf, WATCHES, watchOf } from './watches.ts';

test('more than a limit, and not the limit itself, wants a look or is broken', () => {
  const mail = watchOf('mail_oldest_seconds');
  const at = (value: number) => conditionOf(mail, { mail_oldest_seconds: value });
  expect([0, 600, 601, 3_600, 3_601].map(at)).toEqual(['well', 'well', 'look', 'look', 'broken']);
  expect(conditionOf(watchOf('texts_overdue'), { texts_overdue: 1 })).toBe('look');
});

test('what was never heard of is well where nothing waits, and not where a chore was never done', () => {
  expect(conditionOf(watchOf('mail_oldest_seconds'), {})).toBe('well');
  expect(conditionOf(watchOf('backup_seconds'), {})).toBe('look');
});

test('each watch can be unwell, and a look comes before broken', () => {
  for (const { look, broken } of WATCHES) {
    expect(look ?? broken).toBeDefined();
    if (look !== undefined && broken !== undefined) expect(look).toBeLessThan(broken);
  }
});

test('a day by its hours: before the first one nothing is known, a gap is down, a start later is a restart', () => {
  const now = new Date('2026-11-16T12:34:00Z');
  const at = (hour: string, starts: number) => ({
    hour: new Date(`2026-11-16T${hour}:00Z`),
    starts,
  });
  const hours = hoursOf([at('08:00', 1), at('09:00', 0), at('11:00', 1), at('12:00', 0)], now);
  expect(hours.slice(0, 19)).toEqual(Array(19).fill('unknown'));
  expect(hours.slice(19)).toEqual(['up', 'up', 'down', 'restarted', 'up']);
  expect(hoursOf([], now)).toEqual(Array(24).fill('unknown'));
});

test.each([
  [5, 'less than a minute'],
  [60, '1 minute'],
  [7_300, '2 hours'],
  [700_000, '8 days'],
])('%i seconds are %s', (seconds, words) => expect(ageWords(seconds)).toBe(words));
