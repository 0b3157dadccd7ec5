import { plural, t } from '@lingui/core/macro';
import type { ReceiptProblem } from '#domain/receipt/receipt-words.ts';
import { numberWord } from '#web/words/numbers.ts';

/** Of the twelve words. */
const PLACES = [
  t({ message: 'first', context: 'word of a receipt' }),
  t({ message: 'second', context: 'word of a receipt' }),
  t({ message: 'third', context: 'word of a receipt' }),
  t({ message: 'fourth', context: 'word of a receipt' }),
  t({ message: 'fifth', context: 'word of a receipt' }),
  t({ message: 'sixth', context: 'word of a receipt' }),
  t({ message: 'seventh', context: 'word of a receipt' }),
  t({ message: 'eighth', context: 'word of a receipt' }),
  t({ message: 'ninth', context: 'word of a receipt' }),
  t({ message: 'tenth', context: 'word of a receipt' }),
  t({ message: 'eleventh', context: 'word of a receipt' }),
  t({ message: 'twelfth', context: 'word of a receipt' }),
];

export const UNKNOWN_RECEIPT = t`We have no story under these words. Compare each of them with your slip, and their order too.`;

/** What is wrong with what was typed, before anything is looked up. */
export function problemWords(problem: ReceiptProblem): string {
  switch (problem.problem) {
    case 'count':
      return countWords(problem.count);
    case 'unknown-word':
      return unknownWords(problem);
    case 'checksum':
      return t`One of these words is not the one we gave you, or two have changed places. Compare them with your slip.`;
  }
}

function countWords(count: number): string {
  const number = numberWord(count).toLowerCase();
  if (count === 0) return t`Write your twelve words here, as they are on your slip.`;
  return plural(count, {
    one: `A receipt has twelve words. Here is ${number}.`,
    other: `A receipt has twelve words. Here are ${number}.`,
  });
}

function unknownWords({ position, word }: { position: number; word: string }): string {
  const place = PLACES[position - 1] ?? String(position);
  return t`The ${place} word is not one of ours: “${word}”. Look at your slip once more.`;
}

/** Too many wrong words came. */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return plural(minutes, {
    one: 'Many wrong words came in a short time, so we have stopped looking for a while. It keeps people from guessing. Try again in one minute. Your story is safe until then.',
    other:
      'Many wrong words came in a short time, so we have stopped looking for a while. It keeps people from guessing. Try again in about # minutes. Your story is safe until then.',
  });
}
