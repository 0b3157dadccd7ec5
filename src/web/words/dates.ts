import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import {
  dateTextIn,
  dateTimeTextIn,
  dayTextIn,
  endSentenceIn,
  longDateIn,
  longDayTextIn,
} from '#words/dates.ts';
import { LOCALE } from './locale.ts';

/** "Monday, November 9"; with its year where that is not this one. */
export const dayText = (day: CalendarDay, today: CalendarDay) => dayTextIn(LOCALE, day, today);

/** "November 14, 2023" */
export const longDate = (day: CalendarDay) => longDateIn(LOCALE, day);

/** The day and the clock of the given zone, or else of this machine: "2026-03-18, 9:42 p.m." */
export const dateTimeText = (date: Date, timeZone?: string) =>
  dateTimeTextIn(LOCALE, date, timeZone);

export const dateText = (date: Date, timeZone?: string) => dateTextIn(LOCALE, date, timeZone);

/** As lists show it: "14 November 2026". */
export const longDayText = (date: Date, timeZone?: string) => longDayTextIn(LOCALE, date, timeZone);

/** "p.m." ends a sentence with the full stop it has. */
export const endSentence = (text: string) => endSentenceIn(LOCALE, text);
