import type { TextLanguage } from '#domain/options/languages.ts';
import { languageOfLetters } from '#domain/story/arabic-script.ts';
import { asSignals, type ScreeningCheck } from './signal.ts';

/** Less than a sentence says nothing sure about its language. */
const FEWEST_LETTERS = 60;
const FEWEST_ELSEWHERE = 15;
/** Small words make up a third of any English or French text; quoted phrases stay far below. */
const SMALL_WORD_SHARE = 0.12;

/** Left out: what Spanish, Italian, German or Dutch share, such as "de", "la", "in" and "is". */
const ENGLISH: ReadonlySet<string> = new Set(
  `the and of to my that it with for his her they i you she had were this but not at on he me
  from have as when would there their our who what which been all could if so out up`.split(/\s+/),
);
const FRENCH: ReadonlySet<string> = new Set(
  `le les des et est dans je pas une pour qui sur avec mon ma nous vous elle au ce il ils ne mes
  j c d l qu n s à aux par mais était avait sa son ses leur cette où tout plus comme`.split(/\s+/),
);

const WORD = /[\p{L}\p{M}]+/gu;

export const language: ScreeningCheck = {
  kind: 'language',
  caption: 'A language that the campaign does not ask for',
  check: (text, { languages }) => {
    const found = guessLanguage(text);
    if (found === null || languages.some((invited) => invited === found)) return [];
    return asSignals([{ start: 0, end: text.length }], 'language', 'judgement');
  },
};

/** Null where the text is too short to tell. */
export function guessLanguage(text: string): TextLanguage | null {
  const words = text.match(WORD) ?? [];
  const letters = lettersOf(words);
  if (letters < FEWEST_LETTERS && !isElsewhere(words, letters)) return null;
  if (lettersOf(words.filter(isArabic)) > letters / 2) return languageOfLetters(text);
  return lettersOf(words.filter(isLatin)) > letters / 2 ? guessLatin(words) : 'other';
}

function guessLatin(words: readonly string[]): TextLanguage {
  const small = words.map((word) => word.toLowerCase());
  const english = small.filter((word) => ENGLISH.has(word)).length;
  const french = small.filter((word) => FRENCH.has(word)).length;
  if (Math.max(english, french) < words.length * SMALL_WORD_SHARE) return 'other';
  return english >= french ? 'en' : 'fr';
}

/** Scripts of neither kind are told by a few letters, and some write a sentence with ten. */
function isElsewhere(words: readonly string[], letters: number): boolean {
  const known = lettersOf(words.filter((word) => isArabic(word) || isLatin(word)));
  return letters - known >= FEWEST_ELSEWHERE && known < letters / 2;
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}

/** A word is in the script of its first letter. */
function isArabic(word: string): boolean {
  return word >= '\u0600' && word < '\u0780';
}

function isLatin(word: string): boolean {
  return word < '\u0250';
}
