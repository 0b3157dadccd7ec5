import { type Language, textDirection } from '#domain/options/languages.ts';

/** `lang` and `dir` for a text inside an English page. */
export function languageAttributes(language: Language) {
  return language === 'en' ? {} : { lang: language, dir: textDirection(language) };
}
