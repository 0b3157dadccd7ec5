import { addDays, type CalendarDay, weekday } from './calendar-day.ts';
import type { Holiday } from './holidays.ts';

/** The promise to every writer: read within two to seven business days. */
export const PROMISED_DAYS = { fewest: 2, most: 7 } as const;

const SATURDAY = 6;
const SUNDAY = 0;

export function isBusinessDay(day: CalendarDay, holidays: readonly Holiday[]): boolean {
  const name = weekday(day);
  return name !== SATURDAY && name !== SUNDAY && !holidays.some((h) => h.day === day);
}

/** The n-th business day after `start`; a text sent on a holiday starts its clock that day. */
export function addBusinessDays(
  start: CalendarDay,
  count: number,
  holidays: readonly Holiday[],
): CalendarDay {
  let day = start;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day, holidays)) left -= 1;
  }
  return day;
}

/** The last day on which the promise is kept. */
export function dueDay(ready: CalendarDay, holidays: readonly Holiday[]): CalendarDay {
  return addBusinessDays(ready, PROMISED_DAYS.most, holidays);
}

/** The same, later by the working days on which the writer had been asked something. */
export function promisedDay(
  { ready, still }: { ready: CalendarDay; still: number },
  holidays: readonly Holiday[],
): CalendarDay {
  return addBusinessDays(ready, PROMISED_DAYS.most + still, holidays);
}

/** How many business days after `from` the day `to` is; on the same day, or before it, none. */
export function businessDaysBetween(
  from: CalendarDay,
  to: CalendarDay,
  holidays: readonly Holiday[],
): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isBusinessDay(day, holidays)) count += 1;
  return count;
}
