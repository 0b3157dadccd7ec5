/** Languages in which words for a writer in danger are prepared. */
export const ANSWER_LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'ur', name: 'اردو', direction: 'rtl' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number]['code'];

export const isAnswerLanguage = (code: string): code is AnswerLanguage =>
  ANSWER_LANGUAGES.some((language) => language.code === code);
