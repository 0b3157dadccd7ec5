import { LANGUAGES, type Language } from '#domain/options/languages.ts';

/** `lang` and `dir` for a text inside an English page. */
export function languageAttributes(language: Language) {
  const direction = LANGUAGES.find((l) => l.code === language)?.direction ?? 'ltr';
  return language === 'en' ? {} : { lang: language, dir: direction };
}
