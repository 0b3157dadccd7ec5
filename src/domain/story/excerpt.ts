const EXCERPT_LENGTH = 160;
/** Quiet reading speed of an adult; Urdu and French are close enough for a rounded minute. */
const WORDS_PER_MINUTE = 200;
/** A short read; there is a list of them. The database counts by the same number. */
export const SHORT_MINUTES = 2;

/** The opening of a story for a list, cut at a word. */
export function excerpt(text: string, length = EXCERPT_LENGTH): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  const signs = [...oneLine];
  if (signs.length <= length) return oneLine;
  // One sign more shows whether the last word is whole.
  const cut = signs.slice(0, length + 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : signs.slice(0, length).join('');
  return `${words.replace(/[\s,;:.،]+$/, '')}…`;
}

export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
