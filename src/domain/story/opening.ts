import { excerpt } from './excerpt.ts';

/** What a card has room for before its label. */
export const OPENING_LONGEST = 165;

/**
 * A sentence ends with its sign and whatever closes with it, where no small letter goes on: "Wait... what"
 * is one sentence, and so is "Mr. Khan said".
 */
const SENTENCE_END =
  /(?<!\b(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|Mme|Mlle))[.!?…۔؟]+[”"’'»)\]]*(?=\s+\P{Ll}|$)/gu;

/** What the band that leads to a story has room for. */
export const SENTENCE_LONGEST = 140;

/** The first sentence of an opening, or as much of it as fits. */
export function firstSentence(text: string): string {
  const end = [...text.matchAll(SENTENCE_END)][0];
  return excerpt(end ? text.slice(0, end.index + end[0].length) : text, SENTENCE_LONGEST - 1);
}

/** How a text begins: as many whole sentences as fit, or the first one cut at a word. */
export function opening(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  const ends = [...oneLine.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  const last = ends.filter((end) => [...oneLine.slice(0, end)].length <= OPENING_LONGEST).at(-1);
  if ([...oneLine].length <= OPENING_LONGEST) return oneLine;
  return last === undefined ? excerpt(oneLine, OPENING_LONGEST - 1) : oneLine.slice(0, last);
}
