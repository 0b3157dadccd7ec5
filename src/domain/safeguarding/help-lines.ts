import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { HelpLine } from '#domain/content/content-records.ts';
import { type LineChecks, reachedBy } from '#domain/content/help-line-checks.ts';

/** A help line as it stands under an answer to a writer. */
export type AnswerLine = {
  name: string;
  /** To call, or an address. */
  number: string;
  about: string;
  /** The day on which somebody last tried it. */
  checkedOn: CalendarDay | null;
};

const NEVER: LineChecks = new Map();

/** Those of the writer's country, then those that help anywhere. */
export function helpLinesFor(
  lines: readonly HelpLine[],
  country: string,
  checks: LineChecks = NEVER,
): AnswerLine[] {
  const shown = lines.filter((line) => line.shown !== 'care');
  const here = shown.filter(({ countries }) => countries.includes(country));
  const anywhere = shown.filter(({ countries }) => countries.length === 0);
  return [...here, ...anywhere].map((line) => ({
    name: line.name,
    number: line.call ?? (line.url ?? '').replace(/^https?:\/\//, '').replace(/\/$/, ''),
    about: line.about ?? '',
    checkedOn: checks.get(reachedBy(line)) ?? null,
  }));
}

/** A number becomes one that a phone calls when it is pressed; anything else is an address. */
export function helpLineHref(number: string): string {
  return /^[\d\s().+-]+$/.test(number)
    ? `tel:${number.replaceAll(/[^\d+]/g, '')}`
    : `https://${number.replace(/^https?:\/\//, '')}`;
}
