import { excerpt } from './excerpt.ts';
import { sentenceEnds } from './first-sentence.ts';

/** What a card has room for before its label. */
export const OPENING_LONGEST = 165;

/** How a text begins: as many whole sentences as fit, or the first one cut at a word. */
export function opening(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  const last = sentenceEnds(oneLine)
    .filter((end) => [...oneLine.slice(0, end)].length <= OPENING_LONGEST)
    .at(-1);
  if ([...oneLine].length <= OPENING_LONGEST) return oneLine;
  return last === undefined ? excerpt(oneLine, OPENING_LONGEST - 1) : oneLine.slice(0, last);
}
