import { eld } from 'eld/small';
import { guessLanguage } from '#domain/screening/language.ts';
import { languageOfLetters } from '#domain/story/arabic-script.ts';
import { isInArabicScript } from '#domain/story/written-language.ts';
import type { DetectLanguage } from '#services/ports.ts';

/** Advice for officers and the page's `lang`; never a reason to refuse. */
export const detectLanguage: DetectLanguage = (text) => {
  if (isInArabicScript(text)) return languageOfLetters(text);
  const { language } = eld.detect(text);
  if (language === 'fr' || language === 'en') return language;
  // Two ways of telling agree: a text in English that is taken for another would wait for the wrong officer.
  return guessLanguage(text) === 'other' ? 'other' : 'en';
};
