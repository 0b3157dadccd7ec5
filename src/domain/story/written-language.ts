import type { TextLanguage } from '#domain/options/languages.ts';
import { guessLanguage } from '#domain/screening/language.ts';
import { languageOfLetters, lettersInArabicScript } from './arabic-script.ts';

const LATIN_SCRIPT = /[A-Za-z\u00c0-\u024f]/g;

export function isInArabicScript(text: string): boolean {
  return lettersInArabicScript(text) > (text.match(LATIN_SCRIPT)?.length ?? 0);
}

/** What a page says of words nobody has looked at yet: enough to choose a typeface and a direction. */
export function writtenLanguage(text: string): TextLanguage {
  if (isInArabicScript(text)) return languageOfLetters(text);
  return guessLanguage(text) === 'fr' ? 'fr' : 'en';
}
