import type { Language } from '#domain/options/languages.ts';

/** On a link to the form in a language, in its own words. */
export const WRITING_WORDS: Readonly<Record<Language, string>> = {
  en: 'Write in English',
  fr: 'Écrire en français',
  ur: 'اردو میں لکھیں',
};
