import { addDays, type CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { HelpLine } from './content-records.ts';

/** So long a number is believed. */
export const CHECKED_FOR_DAYS = 90;

/** What is tried when somebody calls: with another number it is another line. The database makes the same of it. */
export const reachedBy = ({
  call,
  textTo,
  textWord,
  url,
}: Pick<HelpLine, 'call' | 'textTo' | 'textWord' | 'url'>): string =>
  JSON.stringify([call, textTo, textWord, url]);

export type LineChecks = ReadonlyMap<string, CalendarDay>;

/** Those that nobody has called and no reader is shown yet, by their places. */
export function uncalled(
  lines: readonly HelpLine[],
  { served, checks }: { served: readonly HelpLine[]; checks: LineChecks },
): number[] {
  const known = new Set([...served.map(reachedBy), ...checks.keys()]);
  return lines.flatMap((line, i) => (known.has(reachedBy(line)) ? [] : [i]));
}

/** Those that want a call. What came with a release and was never called counts from the day it came. */
export function staleLines(
  lines: readonly HelpLine[],
  { checks, since, today }: { checks: LineChecks; since: CalendarDay; today: CalendarDay },
): HelpLine[] {
  return lines.filter((line) => isStale(checks.get(reachedBy(line)) ?? since, today));
}

export const isStale = (checkedOn: CalendarDay, today: CalendarDay): boolean =>
  addDays(checkedOn, CHECKED_FOR_DAYS) < today;
