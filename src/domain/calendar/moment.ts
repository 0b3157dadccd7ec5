import { type CalendarDay, dayIn } from './calendar-day.ts';

/*
 * Put together by hand: a browser needs a tenth of a second of an old phone to load its own
 * calendars and numbers, and words the same moment differently from the server.
 */

/** The day it is then in the given zone, or else on this machine. */
export function dayAt(date: Date, timeZone?: string): CalendarDay {
  return timeZone === undefined ? dayHere(date) : dayIn(date, timeZone);
}

export type Clock = readonly [hour: number, minute: number];

/** The clock of the given zone, or else of this machine. */
export function clockAt(date: Date, timeZone?: string): Clock {
  return timeZone === undefined ? clockHere(date) : clockIn(date, timeZone);
}

function dayHere(date: Date): CalendarDay {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
}

export const twoDigits = (figure: number) => String(figure).padStart(2, '0');

function clockHere(date: Date): Clock {
  return [date.getHours(), date.getMinutes()];
}

/** A format is dear to make and costs nothing to keep; a list of stories needs the same one twenty times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(date: Date, timeZone: string): Clock {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', options);
  clocks.set(timeZone, clock);
  const [hour, minute] = clock.format(date).split(':').map(Number);
  return [hour ?? 0, minute ?? 0];
}
