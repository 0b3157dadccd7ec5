import { describe, expect, test } from 'vitest';
import { dateTimeText, endSentence, longDate, longDayText } from './dates.ts';
import { displayAge, displayGender, displayName, displayOr } from './display.ts';

describe('what a reader sees', () => {
  test('a name, or Anonymous', () => {
    expect(displayName('Amina')).toBe('Amina');
    expect(displayName(null)).toBe('Anonymous');
  });

  test('a city or belief, or Unspecified', () => {
    expect(displayOr('Hamilton')).toBe('Hamilton');
    expect(displayOr(null)).toBe('Unspecified');
  });

  test.each([
    ['a grown-up', { age: 41, ageBand: null }, '41'],
    ['a child, where the operators show ages', { age: 9, ageBand: null }, '9'],
    ['a child', { age: null, ageBand: '7 to 12' }, '7 to 12'],
    ['a secret', { age: 0, ageBand: null }, 'Unspecified'],
    ['nothing told', { age: null, ageBand: null }, 'Unspecified'],
  ])('the age of %s', (_name, told, expected) => {
    expect(displayAge(told)).toBe(expected);
  });

  test.each([
    ['F', 41, null, 'Woman'],
    ['M', 18, null, 'Man'],
    ['X', 41, null, 'Another'],
    ['F', 0, null, 'Woman'],
    ['M', null, null, 'Man'],
    ['F', 17, null, 'Girl'],
    ['M', 7, null, 'Boy'],
    ['F', null, '7 to 12', 'Girl'],
    ['M', null, '13 to 17', 'Boy'],
    ['X', null, '13 to 17', 'Another'],
    ['F', null, '18 to 29', 'Woman'],
    ['M', null, '80 or older', 'Man'],
  ] as const)('gender %s at age %s, band %s, is %s', (gender, age, ageBand, expected) => {
    expect(displayGender({ gender, age, ageBand })).toBe(expected);
  });
});

describe('a moment', () => {
  const moment = new Date('2026-11-15T01:02:00Z');

  test('is a day in lists, with the local time on a story’s own page', () => {
    expect(longDayText(moment, 'America/Toronto')).toBe('14 November 2026');
    expect(dateTimeText(moment, 'America/Toronto')).toMatch(/^2026-11-14, 8:02\sp\.m\.$/);
  });

  test('is a date of policies in words', () => {
    expect(longDate('2023-11-14')).toBe('November 14, 2023');
  });

  test('ends a sentence with one full stop', () => {
    expect(endSentence(dateTimeText(moment, 'America/Toronto'))).toMatch(/[^.]\.m\.$/);
    expect(endSentence('14 November 2026')).toBe('14 November 2026.');
  });
});
