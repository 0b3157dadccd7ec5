import { quickPattern } from './pattern.ts';
import {
  asSignals,
  findPassages,
  type Passage,
  type ScreeningCheck,
  withoutOverlaps,
} from './signal.ts';

/** About a sentence: a sign on a door or a headline may be quoted in capitals. */
const FEWEST_LETTERS = 20;
const FEWEST_WORDS = 3;
/** One "noooo" or one "!!!!" is a smile; two are a raised voice. */
const FEWEST_CRIES = 2;

const WORD = String.raw`\p{Lu}[\p{Lu}\p{M}'’-]{0,40}(?![\p{L}\p{N}])`;
const CAPITALS = quickPattern(
  String.raw`(?<![\p{L}\p{N}])${WORD}(?:[^\p{L}\p{N}\n]{1,4}${WORD})+`,
  'gu',
);

/** A list of acronyms (UN, NATO, UNICEF) has no long word and none of these. */
const SENTENCE_WORD =
  /(?<!\p{L})(?:I|AM|IS|ARE|WAS|THE|THIS|THAT|AND|NOT|TO|ME|WE|YOU|MY|OUR|THEY|STOP|PLEASE|JE|LES?|LA|EST|ET|PAS|VOUS|NOUS)(?!\p{L})/u;
const LONG_WORD = /\p{Lu}{7}/u;

/** A word drawn out, also by the stroke that lengthens Arabic words, or a row of signs. */
const CRY = /(\p{L})\1{3,}|[!?؟！？]{3,}/giu;
/** Words in capitals here and there: a few are emphasis, more are a voice. */
const EMPHASIS = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;
const FEWEST_EMPHASES = 4;

function isShouted(passage: string): boolean {
  const letters = passage.match(/\p{Lu}/gu)?.length ?? 0;
  const words = passage.match(/\p{Lu}[\p{Lu}\p{M}'’-]*/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS || words < FEWEST_WORDS) return false;
  return LONG_WORD.test(passage) || SENTENCE_WORD.test(passage);
}

function wholeWord(text: string, { start, end }: Passage): Passage {
  const before = /\p{L}{0,20}$/u.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '';
  const after = /^\p{L}{0,20}/u.exec(text.slice(end, end + 20))?.[0] ?? '';
  const isWord = /\p{L}/u.test(text.charAt(start));
  return isWord ? { start: start - before.length, end: end + after.length } : { start, end };
}

export const shouting: ScreeningCheck = {
  kind: 'shouting',
  caption: 'Sentences in capitals, drawn-out words and rows of exclamation marks',
  check: (text) => {
    const shouted = ({ start, end }: Passage) => isShouted(text.slice(start, end));
    const cries = findPassages(text, CRY).map((cry) => wholeWord(text, cry));
    const emphases = findPassages(text, EMPHASIS);
    const found = [
      ...findPassages(text, CAPITALS).filter(shouted),
      ...(cries.length < FEWEST_CRIES ? [] : cries),
      ...(emphases.length < FEWEST_EMPHASES ? [] : emphases),
    ];
    return asSignals(withoutOverlaps(found), 'shouting', 'judgement');
  },
};
