import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { normaliseLine } from '#domain/submission/text.ts';
import { lengthProblem } from '#domain/vetting/desk-limits.ts';

export type HelpLineDraft = {
  /** Null: wherever somebody is. */
  country: string | null;
  name: string;
  number: string;
  about: string;
  /** The day on which somebody last tried it. */
  checkedOn: CalendarDay | null;
};
export type HelpLine = HelpLineDraft & { id: number };

const SHORT = { least: 2, most: 80 };
const ABOUT = { least: 1, most: 200 };

/** Tidied, or what is wrong with it in words. */
export function checkHelpLine(draft: HelpLineDraft): { line: HelpLineDraft } | { problem: string } {
  const line = {
    ...draft,
    country: draft.country === null ? null : normaliseLine(draft.country) || null,
    name: normaliseLine(draft.name),
    number: normaliseLine(draft.number),
    about: normaliseLine(draft.about),
  };
  const problem =
    said('Name', lengthProblem(line.name, SHORT)) ??
    said('Number or address', lengthProblem(line.number, SHORT)) ??
    said('Country', line.country === null ? null : lengthProblem(line.country, SHORT)) ??
    said('About', line.about === '' ? null : lengthProblem(line.about, ABOUT));
  return problem ? { problem } : { line };
}

const said = (field: string, problem: string | null) => (problem ? `${field}: ${problem}` : null);

/** Those of the writer's country, then those that help anywhere. */
export function helpLinesFor<Line extends Pick<HelpLine, 'country'>>(
  lines: readonly Line[],
  country: string,
): Line[] {
  const here = lines.filter((line) => line.country === country);
  return [...here, ...lines.filter((line) => line.country === null)];
}

/** A number becomes one that a phone calls when it is pressed; anything else is an address. */
export function helpLineHref(number: string): string {
  return /^[\d\s().+-]+$/.test(number)
    ? `tel:${number.replaceAll(/[^\d+]/g, '')}`
    : `https://${number.replace(/^https?:\/\//, '')}`;
}
