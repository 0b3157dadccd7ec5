import type { Language } from '#domain/options/languages.ts';
import { guessLanguage } from '#domain/screening/language.ts';

const ARABIC_SCRIPT = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/g;
const LATIN_SCRIPT = /[A-Za-z\u00c0-\u024f]/g;

/** Among the languages we invite only Urdu is written in Arabic script, so the script alone tells it. */
export function isInArabicScript(text: string): boolean {
  return count(text, ARABIC_SCRIPT) > count(text, LATIN_SCRIPT);
}

/** What a page says of words nobody has looked at yet: enough to choose a typeface and a direction. */
export function writtenLanguage(text: string): Language {
  if (isInArabicScript(text)) return 'ur';
  return guessLanguage(text) === 'fr' ? 'fr' : 'en';
}

function count(text: string, script: RegExp): number {
  return text.match(script)?.length ?? 0;
}
