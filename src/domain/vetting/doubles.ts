import { type StoryState, WAITING_STATES } from '#domain/story/lifecycle.ts';
import { lengthProblem, NOTE_LIMITS, tidyNote } from './desk-limits.ts';

/** What two texts that are much alike may be, and what follows. None of it publishes anything. */
export const DOUBLES = ['same-writer', 'copied', 'ask-both', 'own'] as const;
export type Doubles = (typeof DOUBLES)[number];
export const findDoubles = (text: string) => DOUBLES.find((one) => one === text);

export const DOUBLES_NAMES: Record<Doubles, string> = {
  'same-writer': 'One writer, sent twice',
  copied: 'Copied from the other',
  'ask-both': 'Ask both writers',
  own: 'Two texts of their own',
};

/** The guideline under which a copy is declined. */
export const COPY_CLAUSE = 'true-first-person';

/** To whoever sent it twice; an officer may write other words. */
export const SENT_TWICE_WORDS =
  'You sent this text twice, so we go on with the other one. If it was not you who sent the other, tell us here.';

type Side = { id: string; state: StoryState };
/** The earlier one first. */
export type Pair<One extends Side = Side> = readonly [earlier: One, later: One];

/** What closes, and which is read on; none closes where both are asked or both stay. */
export type DoublesEffect = { closes: string | null; asks: readonly string[]; readNext: string };

/**
 * Null where it cannot be: only what waits is decided, and of a copy it is the later one that closes. Whoever sent a
 * text twice is read in the words they sent last, unless the earlier ones are public already.
 */
export function doublesEffect(way: Doubles, [earlier, later]: Pair): DoublesEffect | null {
  const closing = (closes: Side, readNext: Side): DoublesEffect | null =>
    waits(closes) ? { closes: closes.id, asks: [], readNext: readNext.id } : null;
  switch (way) {
    case 'same-writer':
      return closing(earlier, later) ?? closing(later, earlier);
    case 'copied':
      return closing(later, earlier);
    case 'ask-both':
      return waits(earlier) && waits(later)
        ? { closes: null, asks: [earlier.id, later.id], readNext: earlier.id }
        : null;
    case 'own':
      return { closes: null, asks: [], readNext: waits(earlier) ? earlier.id : later.id };
  }
}

const waits = ({ state }: Side) => WAITING_STATES.some((waiting) => waiting === state);

/** What is wrong with the words to writers, in words; null when nothing is. Two texts of their own need none. */
export function doublesProblem(way: Doubles, words: string): string | null {
  const said = tidyNote(words);
  if (way === 'own' || (way === 'copied' && said === null)) return null;
  const unclear = lengthProblem(said ?? '', NOTE_LIMITS.toWriter);
  return unclear && `Write a kind word to the writer. ${unclear}`;
}
