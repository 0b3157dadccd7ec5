import type { StoryState } from '../story/lifecycle.ts';
import { isWaiting } from '../story/lifecycle.ts';
import { commonSequence } from './common-sequence.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Of a hundred words so many are the same, in the same order: most of them. Two texts that have only their language in common share about thirty. */
export const LEAST_SHARED = 60;
/** Fewer are read one by one sooner than six of them are read and the rest is decided. */
export const SMALLEST_WAVE = 10;
/** The log takes as many in a second or two, and nobody else can send or decide meanwhile. */
export const MOST_TOGETHER = 2_000;
/** Between one text of a wave and the next. */
export const WAVE_GAP_MS = HOUR_MS;
/** How long later ones like these are put beside them, where an officer wants that. */
export const GATHER_MS = 48 * HOUR_MS;
/** How long a class stands in one officer's row; then it is everybody's again. */
export const ROW_MS = 24 * HOUR_MS;
export const UNDO_TOGETHER_MS = 10 * MINUTE_MS;
/** Later than the last undo, with room for a slow request. */
export const TELL_TOGETHER_SECONDS = UNDO_TOGETHER_MS / 1_000 + 15;
/** The ones that fit least, and as many of the others by chance. */
export const TO_READ = { least: 3, byChance: 3 };

/** Only declining is done together: without a word to anybody, or with the reason. Publishing is no word of this list. */
export const TOGETHER_WAYS = ['put-aside', 'refuse'] as const;
export type TogetherWay = (typeof TOGETHER_WAYS)[number];

/** What becomes of a wave that is none: each is read for itself, by anybody or by one officer in a row. */
export const PARTINGS = ['no-group', 'class'] as const;
export type Parting = (typeof PARTINGS)[number];

const WORD = /[\p{L}\p{M}\p{N}‌‍]+/gu;

/** As they are compared: capitals, signs and spaces make no other text. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(WORD) ?? [];
}

/** How many of a hundred words two texts share in the same order. */
export function sharedOf(one: readonly string[], other: readonly string[]): number {
  const both = one.length + other.length;
  return both === 0 ? 0 : Math.floor((200 * commonSequence(one, other).length) / both);
}

/** What is known of a text that came with a wave. */
export type WaveText = {
  state: StoryState;
  revisionNo: number;
  /** Steps that officers have taken about its label. */
  faceNo: number;
  dangers: readonly string[];
  secondReaderAskedBy: string | null;
  approved: boolean;
  scheduled: boolean;
  /** An appeal, a report, a request or a hold stands open, or did. */
  hasCase: boolean;
  wasAsked: boolean;
  isHeld: boolean;
  takenOut: boolean;
};

export type WhyApart =
  | 'decided'
  | 'danger'
  | 'case'
  | 'held'
  | 'edited'
  | 'asked-about'
  | 'taken-out';

/** Why a text is not decided with the others; null where nothing speaks against it. The view `wave_free` asks the same. */
export function whyApart(text: WaveText): WhyApart | null {
  if (!isWaiting(text.state)) return 'decided';
  if (text.dangers.length > 0) return 'danger';
  if (text.hasCase) return 'case';
  if (text.isHeld) return 'held';
  if (text.revisionNo !== 1 || text.faceNo !== 0) return 'edited';
  if (text.secondReaderAskedBy !== null || text.approved || text.scheduled || text.wasAsked)
    return 'asked-about';
  return text.takenOut ? 'taken-out' : null;
}

/** What was opened of those that are to be read, and what is left. */
export function leftToRead(toRead: readonly string[], opened: ReadonlySet<string>): number {
  return toRead.filter((id) => !opened.has(id)).length;
}

export type WavePlace = { lastAt: Date; gatherUntil: Date | null; partedAt: Date | null };

/** Whether a text that comes now may still join. */
export function takesMore({ lastAt, gatherUntil, partedAt }: WavePlace, now: Date): boolean {
  if (partedAt !== null) return false;
  if (gatherUntil !== null && gatherUntil > now) return true;
  return now.getTime() - lastAt.getTime() <= WAVE_GAP_MS;
}

/** A few are a row of their own only where an officer asked that later ones be gathered. */
export function isShown({ texts, gathered }: { texts: number; gathered: boolean }): boolean {
  return texts >= (gathered ? 1 : SMALLEST_WAVE);
}

export function mayUndoTogether(
  decision: { officer: string; at: Date; undoneAt: Date | null },
  { officer, now }: { officer: string; now: Date },
): boolean {
  if (decision.officer !== officer || decision.undoneAt !== null) return false;
  return now.getTime() - decision.at.getTime() <= UNDO_TOGETHER_MS;
}

/** What ties an event of one text to the event of the group. */
export const togetherSubject = (groupNo: number) => `together ${groupNo}`;
