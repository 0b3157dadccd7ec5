import { plainLetters } from './reading.ts';

/**
 * Patterns of whole words, spelled as people spell them. In them `_` stands for up to three words
 * and `%` for the rest of a word.
 */
export type Words = readonly string[];

/** How people say in one language that there is one danger. */
export type Cues = {
  /** One such sentence is enough. */
  clear: Words;
  /** Each list is one theme. It takes two themes: a farewell alone may be a journey. */
  themes: Readonly<Record<string, Words>>;
  /** Themes of everyday life that only add to others: of these it takes two to make one. */
  weak: Readonly<Record<string, Words>>;
};

/** What makes a sentence or a text in one language mean something else. */
export type TakenBack = {
  /** Read over before anything else: "dying of shame", "my mother will kill me". */
  idioms: Words;
  /** Puts its own sentence into the past, or into somebody else's story. */
  past: Words;
  /** Says of the sentence before it that it was long ago. */
  dated: Words;
  /** The story ended well, or is a joke, a move, an old age: then themes count for less. */
  settled: Words;
};

const FEW_WORDS = '(?:[^ ]{1,30} ){0,3}';
const FEW_WORDS_AFTER = '(?: [^ ]{1,30}){0,3}';
/** "And" and "so" are written in one with the next word in Arabic. */
const JOINED = '(?:[وف])?';

/** The engine's own word boundary knows only Latin letters. */
export function wholeWords(words: Words, flags = ''): RegExp {
  const source = plainLetters(words.join('|'))
    .replaceAll('(?: _)?', FEW_WORDS_AFTER)
    .replaceAll(/\(\?:_ \)\?|_ /g, FEW_WORDS)
    .replaceAll('%', '[^ ]{0,30}');
  return new RegExp(`(?<=^| )${JOINED}(?:${source})(?= |$)`, flags);
}
