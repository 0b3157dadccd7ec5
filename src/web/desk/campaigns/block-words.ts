import { type BlockKind, MOST_BLOCKS, type WhyNotAdded } from '#domain/campaigns/arrange-blocks.ts';

/** By its name at the desk, and what it is. */
export const KIND_WORDS: Record<BlockKind, readonly [string, string]> = {
  goal: ['Goal', 'The number, and a wall with a star for each letter'],
  toll: ['Figures', 'Large figures with their words'],
  hush: ['A quiet line', 'One line, the languages and the way out'],
  newest: ['The newest texts', 'Three, or an honest empty place'],
  steps: ['Steps', 'Numbered steps in columns'],
  'steps-and-letter': ['Steps and a letter', 'Slow steps, and one published letter'],
  'tips-and-notes': ['Tips and notes', 'Slow steps, and notes beside them'],
  prose: ['Paragraphs', 'A heading and some paragraphs'],
  share: ['Words to share', 'Sample posts to copy'],
  ways: ['Ways on', 'Other pages, each with a line'],
  invitation: ['Invitation', 'A button that opens an e-mail to the operators'],
  closing: ['Closing', 'The last words, on the wall again'],
};

export const WHY_NOT: Record<WhyNotAdded, string> = {
  'quiet-only': 'For quiet rooms only.',
  'not-in-quiet': 'Not in quiet rooms.',
  'on-the-page': 'Already on the page.',
  'no-goal': 'Set a goal first, under “Form”.',
  'own-figures': 'Figures need a source each: they cannot be written at the desk yet.',
  full: `A landing has ${MOST_BLOCKS} blocks at most.`,
};

const PLACES =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** "third of five" */
export const placeWords = (at: number, of: number): string =>
  `${PLACES[at] ?? at + 1} of ${NUMBERS[of - 1] ?? of}`;
