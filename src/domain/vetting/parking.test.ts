import { describe, expect, test } from 'vitest';
import { daysToPark, LONGEST_PARKED_DAYS, PARK_REASONS, parkingProblem } from './parking.ts';

const today = '2026-11-18';
const note = 'Her mother was asked.';

describe('putting a text aside', () => {
  test('asks for a day and for a reason', () => {
    expect(parkingProblem(undefined, { today, note })).toContain('until which day');
  });

  test.each(PARK_REASONS)('until tomorrow, for %s, is fine with a word', (waitsFor) => {
    expect(parkingProblem({ until: '2026-11-19', waitsFor }, { today, note })).toBeNull();
  });

  test('takes no day that is over, nor today, nor one too far away', () => {
    const on = (until: string) =>
      parkingProblem({ until, waitsFor: 'adults-yes' }, { today, note: null });
    expect(on('2026-11-17')).toContain('after today');
    expect(on(today)).toContain('after today');
    expect(on('2027-01-17')).toBeNull();
    expect(on('2027-01-18')).toContain(`${LONGEST_PARKED_DAYS} days`);
  });

  test('for something else asks what', () => {
    const parking = { until: '2026-11-19', waitsFor: 'something-else' } as const;
    expect(parkingProblem(parking, { today, note: null })).toContain('what it waits for');
  });

  test('offers working days', () => {
    const holidays = [{ day: '2026-11-20', name: 'A day of rest' }];
    expect(daysToPark('2026-11-19', holidays)).toEqual(['2026-11-23', '2026-11-25', '2026-11-30']);
  });
});
