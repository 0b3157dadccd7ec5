import { asSignals, findPassages, type Passage, type ScreeningCheck } from './signal.ts';

/** About a sentence: a sign on a door or a headline may be quoted in capitals. */
const FEWEST_LETTERS = 20;
const FEWEST_WORDS = 3;

const WORD = String.raw`\p{Lu}[\p{Lu}\p{M}'’-]{0,40}(?![\p{L}\p{N}])`;
const CAPITALS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${WORD}(?:[^\p{L}\p{N}\n]{1,4}${WORD})+`,
  'gu',
);

/** A list of acronyms (UN, NATO, UNICEF) has no long word and none of these. */
const SENTENCE_WORD =
  /(?<!\p{L})(?:I|AM|IS|ARE|WAS|THE|THIS|THAT|AND|NOT|TO|ME|WE|YOU|MY|OUR|THEY|STOP|PLEASE|JE|LES?|LA|EST|ET|PAS|VOUS|NOUS)(?!\p{L})/u;
const LONG_WORD = /\p{Lu}{7}/u;

function isShouted(passage: string): boolean {
  const letters = passage.match(/\p{Lu}/gu)?.length ?? 0;
  const words = passage.match(/\p{Lu}[\p{Lu}\p{M}'’-]*/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS || words < FEWEST_WORDS) return false;
  return LONG_WORD.test(passage) || SENTENCE_WORD.test(passage);
}

export const shouting: ScreeningCheck = {
  kind: 'shouting',
  caption: 'Sentences in capitals',
  check: (text) => {
    const shouted = ({ start, end }: Passage) => isShouted(text.slice(start, end));
    return asSignals(findPassages(text, CAPITALS).filter(shouted), 'shouting', 'judgement');
  },
};
