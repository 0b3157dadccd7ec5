import { textLength } from '#domain/submission/text.ts';

type Range = { least: number; most: number };

/** What leads may write at the desk; a test holds each against the database's own check. */
export const DESK_LIMITS = {
  clauseTitle: { least: 2, most: 80 },
  /** A paragraph of a mail. */
  clauseWords: { least: 2, most: 1000 },
  holidayName: { least: 2, most: 80 },
  officerName: { least: 1, most: 80 },
  /** At most a week: whoever waits longer was promised something else. */
  publishDelayMinutes: { least: 0, most: 10_080 },
  publishesPerHour: { least: 1, most: 1000 },
} as const satisfies Record<string, Range>;

/** What is wrong with the length of a text, in words; null when nothing is. */
export function lengthProblem(text: string, { least, most }: Range): string | null {
  const length = textLength(text);
  if (length === 0) return 'Please write something here.';
  if (length < least) return `Use at least ${least} characters.`;
  return length > most ? `Take out ${length - most} of its characters: ${most} fit.` : null;
}

export function numberProblem(value: number, { least, most }: Range): string | null {
  const fits = Number.isInteger(value) && value >= least && value <= most;
  return fits ? null : `Use a whole number from ${least} to ${most.toLocaleString('en-CA')}.`;
}
