import { sentencesOf } from '#domain/safeguarding/reading.ts';

/** Which weights a text touches, and how strongly; together of length one. */
export type Features = { places: number[]; strengths: number[] };

/** So long a text tells enough, and costs little. */
const MOST_SENTENCES = 400;
const PIECES = [3, 4, 5, 6];

/** Words, neighbours, and pieces of words, because people inflect, misspell and write in dialects. */
export function featuresOf(text: string, buckets: number): Features {
  const counts = new Map<number, number>();
  const add = (feature: string, strength: number) => {
    const place = hash(feature) % buckets;
    counts.set(place, (counts.get(place) ?? 0) + strength);
  };
  for (const sentence of sentencesOf(text).slice(0, MOST_SENTENCES)) {
    const words = sentence.split(' ');
    for (const [i, word] of words.entries()) {
      const [next, last] = [words[i + 1], words[i + 2]];
      add(`w${word}`, 1);
      if (next) add(`b${word} ${next}`, 1);
      if (next && last) {
        add(`t${word} ${next} ${last}`, 0.7);
        add(`s${word} _ ${last}`, 0.7);
      }
      const bounded = `^${word}$`;
      for (const length of PIECES)
        for (let at = 0; at + length <= bounded.length; at += 1)
          add(`c${bounded.slice(at, at + length)}`, 0.4);
    }
  }
  const strengths = [...counts.values()].map((count) => Math.log1p(count));
  const length = lengthOf(strengths) || 1;
  return { places: [...counts.keys()], strengths: strengths.map((one) => one / length) };
}

/** One by one: a long text has more features than a call may have arguments. */
const lengthOf = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));

/** FNV-1a, stirred once more so that its low digits are as good as its high ones. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 12)) >>> 0;
}
