import { type CalendarDay, weekday } from '#domain/calendar/calendar-day.ts';
import { clockAt, dayAt, twoDigits } from '#domain/calendar/moment.ts';
import type { Locale } from '#domain/options/locales.ts';
import { msg } from '#words/msg.ts';
import { type Sentence, say } from './sentence.ts';

/* Words of our own, and not the browser's: see `src/domain/calendar/moment.ts`. */

export const MONTHS: readonly Sentence[] = [
  msg({ message: 'January', context: 'a month' }),
  msg({ message: 'February', context: 'a month' }),
  msg({ message: 'March', context: 'a month' }),
  msg({ message: 'April', context: 'a month' }),
  msg({ message: 'May', context: 'a month' }),
  msg({ message: 'June', context: 'a month' }),
  msg({ message: 'July', context: 'a month' }),
  msg({ message: 'August', context: 'a month' }),
  msg({ message: 'September', context: 'a month' }),
  msg({ message: 'October', context: 'a month' }),
  msg({ message: 'November', context: 'a month' }),
  msg({ message: 'December', context: 'a month' }),
];

const WEEKDAYS: readonly Sentence[] = [
  msg({ message: 'Sunday', context: 'a day of the week' }),
  msg({ message: 'Monday', context: 'a day of the week' }),
  msg({ message: 'Tuesday', context: 'a day of the week' }),
  msg({ message: 'Wednesday', context: 'a day of the week' }),
  msg({ message: 'Thursday', context: 'a day of the week' }),
  msg({ message: 'Friday', context: 'a day of the week' }),
  msg({ message: 'Saturday', context: 'a day of the week' }),
];

const ORDERS = {
  thisYear: msg({ message: '{weekday}, {month} {day}', context: 'a date' }),
  otherYear: msg({ message: '{weekday}, {month} {day}, {year}', context: 'a date' }),
  ofPolicies: msg({ message: '{month} {day}, {year}', context: 'a date' }),
  ofLists: msg({ message: '{day} {month} {year}', context: 'a date' }),
  withTime: msg({ message: '{date}, {time}', context: 'a date and a time' }),
};

const FULL_STOP = msg({ message: '.', context: 'the sign that ends a sentence' });

/** No line is to end before the half of the day. Urdu names more parts of a day than two. */
const TIME = msg({
  message:
    '{part, select, dawn {{hour}:{minute}\u00a0a.m.} morning {{hour}:{minute}\u00a0a.m.} other {{hour}:{minute}\u00a0p.m.}}',
  context: 'a time of the day',
});

/** "Monday, November 9"; with its year where that is not this one. */
export function dayTextIn(locale: Locale, day: CalendarDay, today: CalendarDay): string {
  const order = yearOf(day) === yearOf(today) ? ORDERS.thisYear : ORDERS.otherYear;
  return inOrder(order, { locale, day });
}

/** "November 14, 2023" */
export function longDateIn(locale: Locale, day: CalendarDay): string {
  return inOrder(ORDERS.ofPolicies, { locale, day });
}

/** As lists show it: "14 November 2026". */
export function longDayTextIn(locale: Locale, date: Date, timeZone?: string): string {
  return inOrder(ORDERS.ofLists, { locale, day: dayAt(date, timeZone) });
}

/** "2026-03-18"; with the month in words where a line runs from the right, which figures in a row would turn round. */
export function dateTextIn(locale: Locale, date: Date, timeZone?: string): string {
  const inFigures = locale === 'en' || locale === 'fr';
  return inFigures ? dayAt(date, timeZone) : longDayTextIn(locale, date, timeZone);
}

/** "2026-03-18, 9:42 p.m." */
export function dateTimeTextIn(locale: Locale, date: Date, timeZone?: string): string {
  const [hours, minutes] = clockAt(date, timeZone);
  // The one of the four that counts to 24.
  const hour = locale === 'fr' ? hours : hours % 12 || 12;
  const time = say(TIME, {
    locale,
    values: { part: partOfDay(hours), hour, minute: twoDigits(minutes) },
  });
  const values = { date: dateTextIn(locale, date, timeZone), time };
  return say(ORDERS.withTime, { locale, values });
}

function partOfDay(hours: number): string {
  if (hours < 4) return 'dawn';
  if (hours < 12) return 'morning';
  if (hours < 16) return 'noon';
  return hours < 20 ? 'evening' : 'night';
}

/** "p.m." ends a sentence with the full stop it has. */
export function endSentenceIn(locale: Locale, text: string): string {
  return text.endsWith('.') ? text : `${text}${say(FULL_STOP, { locale, values: {} })}`;
}

type Dated = { locale: Locale; day: CalendarDay };

function inOrder(order: Sentence, { locale, day }: Dated): string {
  const named = (name: Sentence | undefined) => say(name ?? '', { locale, values: {} });
  const values = {
    weekday: named(WEEKDAYS[weekday(day)]),
    month: named(MONTHS[Number(day.slice(5, 7)) - 1]),
    day: dayOfMonth(Number(day.slice(8)), locale),
    year: yearOf(day),
  };
  return say(order, { locale, values });
}

const yearOf = (day: CalendarDay) => day.slice(0, 4);

/** French counts the first of a month, and no other. */
function dayOfMonth(day: number, locale: Locale): string {
  return locale === 'fr' && day === 1 ? '1er' : String(day);
}
