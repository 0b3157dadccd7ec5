/** A day without a time or a zone, as `YYYY-MM-DD`. */
export type CalendarDay = string;

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

/** The day it is for the operators at this instant. */
export function dayIn(instant: Date, timeZone: string): CalendarDay {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}
