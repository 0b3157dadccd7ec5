import { normaliseLine } from '#domain/submission/text.ts';
import { DESK_LIMITS, lengthProblem } from '#domain/vetting/desk-limits.ts';
import { isBusinessDay } from './business-days.ts';
import { type CalendarDay, isCalendarDay } from './calendar-day.ts';
import type { Holiday } from './holidays.ts';

export type HolidayProblems = { day?: string; name?: string };

/** Later than this nobody knows the moon, nor the law. */
const YEARS_AHEAD = 5;

/** What a lead typed, as it would be stored, and what is wrong with it by field. */
export function checkHoliday(
  typed: Holiday,
  today: CalendarDay,
): { holiday: Holiday; problems: HolidayProblems } {
  const holiday = { day: typed.day.trim(), name: normaliseLine(typed.name) };
  const day = dayProblem(holiday.day, today);
  const name = lengthProblem(holiday.name, DESK_LIMITS.holidayName);
  return { holiday, problems: { ...(day && { day }), ...(name && { name }) } };
}

function dayProblem(day: string, today: CalendarDay): string | null {
  if (!isCalendarDay(day)) return 'Choose a day.';
  const years = Number(day.slice(0, 4)) - Number(today.slice(0, 4));
  if (years < 0 || years > YEARS_AHEAD)
    return `Choose a day of this year, or of the next ${YEARS_AHEAD}.`;
  return isBusinessDay(day, []) ? null : 'That is a weekend: nobody is expected to read anyway.';
}
