import { describe, expect, test } from 'vitest';
import { coverOf, isAway, type Leave, leaveProblem } from './leave.ts';

const today = '2026-11-18';

describe('leave', () => {
  test.each([
    ['fine from today on', { starts: today, ends: today }, null],
    ['fine where it has begun', { starts: '2026-11-01', ends: '2026-11-20' }, null],
    ['without a day', { starts: '', ends: today }, 'Choose the first'],
    ['on a day that does not exist', { starts: '2026-02-30', ends: today }, 'Choose the first'],
    ['backwards', { starts: '2026-11-20', ends: '2026-11-19' }, 'before the first'],
    ['over', { starts: '2026-11-01', ends: '2026-11-17' }, 'over already'],
    ['too long', { starts: today, ends: '2027-11-19' }, 'at most a year'],
  ])('%s', (_what, leave, problem) => {
    if (problem === null) expect(leaveProblem(leave, today)).toBeNull();
    else expect(leaveProblem(leave, today)).toContain(problem);
  });

  test('begins with its first day and ends with its last', () => {
    const leave = { starts: '2026-11-20', ends: '2026-11-22' };
    const days = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'];
    expect(days.map((day) => isAway(leave, day))).toEqual([false, true, true, false]);
    expect(isAway(undefined, today)).toBe(false);
  });
});

describe('how languages are covered', () => {
  const readers = [
    { id: 'noor', languages: ['en', 'ur'] as const },
    { id: 'karim', languages: ['en'] as const },
  ];
  const cover = (leaves: [string, Leave][]) =>
    coverOf(readers, new Map(leaves), { today, waiting: new Map([['ur', 3]]) });
  const of = (covers: ReturnType<typeof coverOf>, code: string) =>
    covers.find(({ language }) => language === code);

  test('a language that nobody reads is bare from today on', () => {
    expect(of(cover([]), 'ar')).toMatchObject({ readers: 0, here: 0, bareOn: today });
    expect(of(cover([]), 'ur')).toMatchObject({ waiting: 3, readers: 1, here: 1, bareOn: null });
  });

  test('leave that comes is told before it begins', () => {
    const covers = cover([['noor', { starts: '2026-11-25', ends: '2026-12-05' }]]);
    expect(of(covers, 'ur')).toMatchObject({ here: 1, bareOn: '2026-11-25' });
    expect(of(covers, 'en')).toMatchObject({ here: 2, bareOn: null });
  });

  test('only days on which all are away at once are bare', () => {
    const covers = cover([
      ['noor', { starts: today, ends: '2026-11-20' }],
      ['karim', { starts: '2026-11-20', ends: '2026-11-30' }],
    ]);
    expect(of(covers, 'en')).toMatchObject({ here: 1, bareOn: '2026-11-20' });
  });
});
