import type { StoryState } from '#domain/story/lifecycle.ts';
import type { Masks } from '#domain/story/public-face.ts';

const DAY_MS = 86_400_000;

/** Long enough for a mail that bounces to be looked into. A mail that only asks is none of these. */
export const CONTACT_DAYS_AFTER_MAIL = 7;
/** Also when nobody ever decided. */
export const CONTACT_DAYS_AT_MOST = 90;
/** Of whoever reported a text: so long after the decision, time for one more question. */
export const REPORT_CONTACT_DAYS = 30;
/** Also when nobody ever decided. */
export const REPORT_CONTACT_DAYS_AT_MOST = 180;
/** What readers wrote about a text that stays, after it was decided; with the words of its text, where those go before. */
export const CASE_DAYS = 180;
/** A solved challenge is refused by its own date long before. */
export const PROOF_DAYS = 1;
/** Words that did not arrive may wait on a device; the same key stores them once for this long. */
export const SUBMISSION_KEY_DAYS = 30;
/** Two years to compare a month with, and a month to do it in. */
export const PAGE_VIEW_DAYS = 760;
/** Ended sign-ins and invitations, kept while somebody may ask what happened yesterday. */
export const ENDED_DAYS = 7;

/** How long the words of a story that is over are kept. Each migration run tells the database, which erases. */
export const WORDS_DAYS = {
  /** The writer wants them gone; a week for whoever did it by mistake and writes to us. */
  withdrawn: 7,
  /** A writer may ask why, and an officer may have been mistaken. */
  refused: 30,
  hidden: 30,
  /** Whoever complained, or was complained about, may come back with a question. */
  removed: 90,
} as const satisfies Partial<Record<StoryState, number>>;

/** What no officer decided for so long comes to its end as a hidden text does, and its words go as those do. */
export const UNDECIDED_DAYS = 365;
/** So long before, leads are told how many there are. */
export const LAPSE_TOLD_DAYS = 30;

export function isOver(state: StoryState): state is keyof typeof WORDS_DAYS {
  return state in WORDS_DAYS;
}

/** An erased story has no title; lists still need a line to press. */
export function listedTitle(title: string): string {
  return title === '' ? 'Words erased' : title;
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** What the journal outside the database remembers: which story, never what it said. */
export const ERASURE_KINDS = [
  'contact',
  'words',
  'withdraw',
  'remove',
  // Taken from the public, or from the removed ones, to be read again.
  'review',
  // Public once more, after one of these two.
  'return',
  // What the writer hides and pauses from then on.
  'wishes',
  // From then on nothing of it may be erased, or it may again.
  'hold',
  'end-hold',
] as const;
export type ErasureKind = (typeof ERASURE_KINDS)[number];

export const WISHES = [
  'hideName',
  'coarseAge',
  'hideCity',
  'hideBelief',
  'paused',
] as const satisfies (keyof Masks | 'paused')[];
export type Wish = (typeof WISHES)[number];

export type Erasure = {
  storyId: string;
  hash: string;
  kind: ErasureKind;
  why: string;
  at: string;
  /** Which words became public again; older lines do not say. */
  revisionNo?: number | undefined;
  /** All that hold, of kind `wishes`. */
  wishes?: Wish[] | undefined;
};
