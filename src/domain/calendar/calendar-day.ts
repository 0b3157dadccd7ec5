/** A day without a time or a zone, as `YYYY-MM-DD`. */
export type CalendarDay = string;

/** Whether somebody typed a day that exists. */
export function isCalendarDay(text: string): text is CalendarDay {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
  );
}

const DAY_MS = 86_400_000;

function utc(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(utc(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekday(day: CalendarDay): number {
  return utc(day).getUTCDay();
}

/** Making one is a hundred times slower than using it, and statistics ask for thousands of days. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day it is for the operators at this instant. */
export function dayIn(instant: Date, timeZone: string): CalendarDay {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(instant);
}

/** Weeks start on Monday. */
export function weekStart(day: CalendarDay): CalendarDay {
  return addDays(day, -((weekday(day) + 6) % 7));
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "12 October" */
export function dayText(day: CalendarDay): string {
  return `${Number(day.slice(8))} ${monthName(day)}`;
}

/** "12 Oct", where a plot has room for no more. */
export function shortDayText(day: CalendarDay): string {
  return `${Number(day.slice(8))} ${monthName(day).slice(0, 3)}`;
}

export function monthName(day: CalendarDay): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function weekdayName(day: CalendarDay): string {
  return WEEKDAYS[weekday(day)] ?? '';
}
