import { numberText } from '#domain/number-text.ts';
import { normaliseText, textLength } from '#domain/submission/text.ts';

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
  /** An officer's own, for a day. */
  heavyTexts: { least: 0, most: 20 },
  publishesPerHour: { least: 1, most: 1000 },
  declinesPerHour: { least: 1, most: 1000 },
  readsPerHour: { least: 10, most: 1000 },
  readAgainPercent: { least: 0, most: 100 },
} as const satisfies Record<string, Range>;

/** What officers may write beside a text. A stolen account has no room for a pamphlet either. */
export const NOTE_LIMITS = {
  /** Mailed with a refusal, and shown with the receipt. */
  toWriter: { least: 1, most: 2000 },
  /** For officers only; a question to a second reader is one too. */
  internal: { least: 1, most: 2000 },
  /** Of a second reader. */
  answer: { least: 2, most: 2000 },
  contentNote: { least: 2, most: 200 },
  editReason: { least: 2, most: 200 },
} as const satisfies Record<string, Range>;

/** As it is stored; nothing written is nothing stored. */
export function tidyNote(note: string | undefined): string | null {
  return normaliseText(note ?? '') || null;
}

/** What is wrong with a note that need not be there. */
export function noteProblem(note: string | undefined, range: Range): string | null {
  const tidy = tidyNote(note);
  return tidy === null ? null : lengthProblem(tidy, range);
}

/** What is wrong with the length of a text, in words; null when nothing is. */
export function lengthProblem(text: string, { least, most }: Range): string | null {
  const length = textLength(text);
  if (length === 0) return 'Please write something here.';
  if (length < least) return `Use at least ${least} characters.`;
  return length > most ? `Take out ${length - most} of its characters: ${most} fit.` : null;
}

export function numberProblem(value: number, { least, most }: Range): string | null {
  const fits = Number.isInteger(value) && value >= least && value <= most;
  return fits ? null : `Use a whole number from ${least} to ${numberText(most)}.`;
}
