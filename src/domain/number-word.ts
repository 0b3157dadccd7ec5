const WORDS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** Small numbers as words at the start of a sentence. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}
