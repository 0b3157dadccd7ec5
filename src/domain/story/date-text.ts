import type { CalendarDay } from '#domain/calendar/calendar-day.ts';

/** "Monday, November 9"; with its year where that is not this one. */
export function dayText(day: CalendarDay, today: CalendarDay): string {
  return new Intl.DateTimeFormat('en-CA', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** "November 14, 2023" */
export function longDate(day: CalendarDay): string {
  return new Intl.DateTimeFormat('en-CA', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** en-CA date with the local time of the given zone: "2026-03-18, 9:42 p.m." */
export function dateTimeText(date: Date, timeZone?: string): string {
  return formatOf({ ...DAY, hour: 'numeric', minute: '2-digit', timeZone }).format(date);
}

export function dateText(date: Date, timeZone?: string): string {
  return formatOf({ ...DAY, timeZone }).format(date);
}

/** As lists show it: "14 November 2026". */
export function longDayText(date: Date, timeZone?: string): string {
  return formatOf({ day: 'numeric', month: 'long', year: 'numeric', timeZone }, 'en-GB').format(
    date,
  );
}

/** "p.m." ends a sentence with the full stop it has. */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is dear to make and costs nothing to keep; a list of stories needs the same one twenty times. */
function formatOf(
  options: Intl.DateTimeFormatOptions,
  locale: 'en-CA' | 'en-GB' = 'en-CA',
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
