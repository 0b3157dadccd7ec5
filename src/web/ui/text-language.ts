import { languageTag, type TextLanguage, textDirection } from '#domain/options/languages.ts';

/** `lang` and `dir` for a text inside an English page. */
export function languageAttributes(language: TextLanguage) {
  return language === 'en' ? {} : { lang: languageTag(language), dir: textDirection(language) };
}
