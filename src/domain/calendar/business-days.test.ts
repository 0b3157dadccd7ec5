import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, businessDaysBetween, dueDay, isBusinessDay } from './business-days.ts';
import { addDays, dayIn, weekday } from './calendar-day.ts';
import { HOLIDAYS } from './holidays.ts';

describe('a business day', () => {
  test.each([
    ['a Monday', '2026-06-01', true],
    ['a Friday', '2026-06-05', true],
    ['a Saturday', '2026-06-06', false],
    ['a Sunday', '2026-06-07', false],
    ['Eid al-Fitr, a Friday', '2026-03-20', false],
    ['Eid al-Adha, a Wednesday', '2026-05-27', false],
    ['Canada Day, a Wednesday', '2026-07-01', false],
    ['the observed Boxing Day, a Monday', '2026-12-28', false],
    ['the day after a holiday', '2026-07-02', true],
  ])('%s', (_name, day, expected) => {
    expect(isBusinessDay(day, HOLIDAYS)).toBe(expected);
  });

  test('is any weekday where no holiday is kept', () => {
    expect(isBusinessDay('2026-07-01', [])).toBe(true);
    expect(isBusinessDay('2026-07-04', [])).toBe(false);
  });
});

describe('the promise of seven business days', () => {
  test.each([
    ['a Monday of a plain week', '2026-06-01', '2026-06-10'],
    ['a Friday', '2026-06-05', '2026-06-16'],
    ['a Saturday, as late as the Friday before', '2026-06-06', '2026-06-16'],
    ['a Sunday, as late as the Friday before', '2026-06-07', '2026-06-16'],
    ['the days before Eid al-Fitr', '2026-03-16', '2026-03-26'],
    ['the day of Eid al-Adha itself', '2026-05-27', '2026-06-05'],
    ['Easter', '2026-04-01', '2026-04-13'],
    ['the end of the year, over three holidays', '2026-12-22', '2027-01-05'],
  ])('ends for %s, %s, on %s', (_name, ready, due) => {
    expect(dueDay(ready, HOLIDAYS)).toBe(due);
  });

  test('no business day later is the same day', () => {
    expect(addBusinessDays('2026-06-06', 0, HOLIDAYS)).toBe('2026-06-06');
  });

  const anyDay = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));

  test('ends on a business day with exactly seven counted', () => {
    fc.assert(
      fc.property(anyDay, (ready) => {
        const due = dueDay(ready, HOLIDAYS);
        const after = Array.from({ length: 40 }, (_, i) => addDays(ready, i + 1));
        const counted = after.filter((day) => day <= due && isBusinessDay(day, HOLIDAYS));
        expect(counted).toHaveLength(7);
        expect(counted.at(-1)).toBe(due);
      }),
    );
  });

  test('a holiday never brings the day forward', () => {
    fc.assert(
      fc.property(anyDay, (ready) => {
        expect(dueDay(ready, HOLIDAYS) >= dueDay(ready, [])).toBe(true);
      }),
    );
  });
});

describe('business days between', () => {
  test.each([
    ['the same day', '2026-06-01', '2026-06-01', 0],
    ['a Monday and the Tuesday after', '2026-06-01', '2026-06-02', 1],
    ['a Friday and the Monday after', '2026-06-05', '2026-06-08', 1],
    ['a Friday and the Sunday after', '2026-06-05', '2026-06-07', 0],
    ['the days around Eid al-Fitr', '2026-03-19', '2026-03-23', 1],
    ['a day and an earlier one', '2026-06-05', '2026-06-01', 0],
  ])('%s', (_name, from, to, expected) => {
    expect(businessDaysBetween(from, to, HOLIDAYS)).toBe(expected);
  });

  test('undo the adding of them', () => {
    const anyDay = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(anyDay, fc.nat(30), (from, count) => {
        const to = addBusinessDays(from, count, HOLIDAYS);
        expect(businessDaysBetween(from, to, HOLIDAYS)).toBe(count);
      }),
    );
  });
});

describe('the list of holidays', () => {
  test('has both Eids in every year it speaks of', () => {
    const years = new Set(HOLIDAYS.map(({ day }) => day.slice(0, 4)));
    for (const name of ['Eid al-Fitr', 'Eid al-Adha']) {
      const of = HOLIDAYS.filter((holiday) => holiday.name.startsWith(name));
      expect(of.map(({ day }) => day.slice(0, 4))).toEqual([...years]);
    }
  });

  test('is in order, each day once and a real weekday', () => {
    const days = HOLIDAYS.map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(days.map((day) => addDays(day, 0))).toEqual(days);
    expect(days.filter((day) => [0, 6].includes(weekday(day)))).toEqual([]);
  });
});

describe('the day it is for the operators', () => {
  test.each([
    ['one minute before midnight in Toronto, in winter', '2026-01-16T04:59:00Z', '2026-01-15'],
    ['midnight in Toronto, in winter', '2026-01-16T05:00:00Z', '2026-01-16'],
    ['one minute before midnight in Toronto, in summer', '2026-07-02T03:59:00Z', '2026-07-01'],
    ['midnight in Toronto, in summer', '2026-07-02T04:00:00Z', '2026-07-02'],
    ['the night the clocks go forward', '2026-03-08T07:00:00Z', '2026-03-08'],
    ['New Year’s Eve', '2027-01-01T02:00:00Z', '2026-12-31'],
  ])('at %s, %s, it is %s', (_name, instant, day) => {
    expect(dayIn(new Date(instant), 'America/Toronto')).toBe(day);
  });

  test('differs between zones at one instant', () => {
    const instant = new Date('2026-06-01T11:30:00Z');
    expect(dayIn(instant, 'Pacific/Auckland')).toBe('2026-06-01');
    expect(dayIn(instant, 'Pacific/Kiritimati')).toBe('2026-06-02');
    expect(dayIn(instant, 'Pacific/Pago_Pago')).toBe('2026-06-01');
  });
});

describe('days without a clock', () => {
  test.each([
    ['over the end of a month', '2026-01-31', 1, '2026-02-01'],
    ['over a leap day', '2028-02-28', 1, '2028-02-29'],
    ['over the end of a year', '2026-12-31', 1, '2027-01-01'],
    ['over the change to summer time', '2026-03-07', 2, '2026-03-09'],
    ['backwards', '2026-03-01', -1, '2026-02-28'],
  ])('add %s', (_name, day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test('know their weekday, Sunday being 0', () => {
    expect(['2026-06-07', '2026-06-08', '2026-06-13'].map(weekday)).toEqual([0, 1, 6]);
  });
});
