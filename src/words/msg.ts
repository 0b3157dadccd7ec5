import { readSentence } from './read-sentence.ts';
import type { Sentence } from './sentence.ts';

type Written = {
  message: string;
  /** What is meant, where the English alone does not tell. */
  context?: string;
};

/**
 * A sentence in a table. In a build this is a macro, and the words of the build's language stand in its place
 * (`src/web/words-in-place.ts`); in plain Node it is this function, and the words are the English ones.
 */
export function msg({ message }: Written): Sentence {
  return readSentence(message);
}
