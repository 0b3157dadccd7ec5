import { excerpt } from './excerpt.ts';

/** As much as one may take in at a glance. */
const GLANCE = 100;

/** How a text begins: its first sentence, whole where it is short enough, otherwise cut at a word. */
export function firstSentence(text: string, longest = GLANCE): string {
  const line = firstLine(text);
  const [end = line.length] = endsOf(line);
  const sentence = line.slice(0, end);
  // The sign that shows the cut is one of them.
  return [...sentence].length <= longest ? sentence : excerpt(sentence, longest - 1);
}

/** "Dear child," on a line of its own says nothing yet. */
function firstLine(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const [first = '', second] = lines;
  return second !== undefined && /[,،]$/.test(first) ? second : first;
}

/**
 * Marks that end a sentence, with the quotation marks and brackets they close: in Latin script before a space, in
 * Urdu and Arabic wherever they stand, because many write no space after them.
 */
const ENDS = /(?:[.!?…]+(?:["'”’)\]]|\s?»)*(?=\s|$))|[۔؟]+["'“”’)\]»]*/gu;
/** As after “Done by Friday?” he asked. A plain full stop ends also what a child writes without capitals. */
const GOES_ON = /^\s+\p{Ll}/u;
const ABBREVIATIONS = new Set(
  'approx dr etc hr jr m mgr mlle mme mr mrs ms no nr pbuh prof rev sr st ste vs'.split(' '),
);

/** Where the sentences of a line end, those that end. */
export const sentenceEnds = (line: string): number[] => [...endsOf(line)];

/** One by one: whoever wants the first need not read a whole story. */
function* endsOf(line: string): Generator<number> {
  for (const found of line.matchAll(ENDS)) {
    const end = found.index + found[0].length;
    const goesOn =
      found[0] === '.'
        ? isShortened(line.slice(0, found.index), end === line.length)
        : GOES_ON.test(line.slice(end));
    if (!goesOn) yield end;
  }
}

/** Whether the full stop after these words belongs to the last of them: "Mrs.", "J.", "e.g.", "1." */
function isShortened(before: string, atEnd: boolean): boolean {
  // Only its last signs are looked at: a search from the front of a long line takes a hundred times as long.
  const last = before.slice(before.lastIndexOf(' ') + 1);
  const word = /[\p{L}\p{N}.]+$/u.exec(last)?.[0] ?? '';
  if (atEnd || word === 'I') return false;
  if (word === before && /^\d+$/.test(word)) return true;
  return ABBREVIATIONS.has(word.toLowerCase()) || /^(?:\p{L}\.)*\p{L}$/u.test(word);
}
