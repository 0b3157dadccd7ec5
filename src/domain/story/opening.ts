import { excerpt } from './excerpt.ts';

/** What a card has room for before its label. */
export const OPENING_LONGEST = 165;

/**
 * A sentence ends with its sign and whatever closes with it, where no small letter goes on: "Wait... what"
 * is one sentence, and so is "Mr. Khan said".
 */
const SENTENCE_END =
  /(?<!\b(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|Mme|Mlle))[.!?…۔؟]+[”"’'»)\]]*(?=\s+\P{Ll}|$)/gu;

/** How a text begins: as many whole sentences as fit, or the first one cut at a word. */
export function opening(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  const ends = [...oneLine.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  const last = ends.filter((end) => [...oneLine.slice(0, end)].length <= OPENING_LONGEST).at(-1);
  if ([...oneLine].length <= OPENING_LONGEST) return oneLine;
  return last === undefined ? excerpt(oneLine, OPENING_LONGEST - 1) : oneLine.slice(0, last);
}
