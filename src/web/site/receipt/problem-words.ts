import { numberWord } from '#domain/number-word.ts';
import type { ReceiptProblem } from '#domain/receipt/receipt-words.ts';

const PLACES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

export const UNKNOWN_RECEIPT =
  'We have no story under these words. Compare each of them with your slip, and their order too.';

/** What is wrong with what was typed, before anything is looked up. */
export function problemWords(problem: ReceiptProblem): string {
  switch (problem.problem) {
    case 'count':
      return problem.count === 0
        ? 'Write your twelve words here, as they are on your slip.'
        : `A receipt has twelve words. Here ${problem.count === 1 ? 'is one' : `are ${numberWord(problem.count).toLowerCase()}`}.`;
    case 'unknown-word':
      return `The ${PLACES[problem.position - 1]} word is not one of ours: “${problem.word}”. Look at your slip once more.`;
    case 'checksum':
      return 'One of these words is not the one we gave you, or two have changed places. Compare them with your slip.';
  }
}

/** "about 12 minutes" */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `about ${minutes} minutes`;
}
