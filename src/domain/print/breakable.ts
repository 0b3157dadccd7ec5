/** A word that fits no line would run off the paper. */
const LONGEST_WORD = 30;
const PIECE = 12;
const MAY_BREAK_HERE = '\u200b';

/** The same words, with places to break inside those that are too long for a line. */
export function breakable(text: string): string {
  return text.replace(/\S+/g, (word) => {
    const signs = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
    if (signs.length <= LONGEST_WORD) return word;
    return signs.map((sign, i) => (i > 0 && i % PIECE === 0 ? MAY_BREAK_HERE : '') + sign).join('');
  });
}
