import { addDays, type CalendarDay, isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '#domain/options/languages.ts';

/** Days on which an officer is away, the first and the last among them. */
export type Leave = { starts: CalendarDay; ends: CalendarDay };

const LONGEST_DAYS = 365;

/** What is wrong with it, in words; null when nothing is. */
export function leaveProblem({ starts, ends }: Leave, today: CalendarDay): string | null {
  if (!isCalendarDay(starts) || !isCalendarDay(ends)) return 'Choose the first and the last day.';
  if (ends < starts) return 'The last day is before the first.';
  if (ends < today) return 'That is over already.';
  return ends > addDays(starts, LONGEST_DAYS) ? 'Choose at most a year.' : null;
}

export function isAway(leave: Leave | undefined, day: CalendarDay): boolean {
  return leave !== undefined && leave.starts <= day && day <= leave.ends;
}

type Reader = { id: string; languages: readonly TextLanguage[] };

/** How one language is covered: who reads it, who of them is here, and the first day without any. */
export type Cover = {
  language: TextLanguage;
  label: string;
  waiting: number;
  readers: number;
  here: number;
  bareOn: CalendarDay | null;
};

/** As far ahead as somebody can still be asked. */
const AHEAD_DAYS = 28;

export function coverOf(
  readers: readonly Reader[],
  leaves: ReadonlyMap<string, Leave>,
  { today, waiting }: { today: CalendarDay; waiting: ReadonlyMap<string, number> },
): Cover[] {
  return TEXT_LANGUAGES.map(({ code, label }) => {
    const its = readers.filter(({ languages }) => languages.includes(code));
    const hereOn = (day: CalendarDay) =>
      its.filter(({ id }) => !isAway(leaves.get(id), day)).length;
    const days = Array.from({ length: AHEAD_DAYS }, (_, index) => addDays(today, index));
    return {
      language: code,
      label,
      waiting: waiting.get(code) ?? 0,
      readers: its.length,
      here: hereOn(today),
      bareOn: days.find((day) => hereOn(day) === 0) ?? null,
    };
  });
}
