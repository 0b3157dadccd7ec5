/** Languages a campaign may invite. Others are never refused; an officer decides. */
export const LANGUAGES = [
  { code: 'en', label: 'English', direction: 'ltr' },
  { code: 'fr', label: 'French', direction: 'ltr' },
  { code: 'ur', label: 'Urdu', direction: 'rtl' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export function isLanguage(code: string): code is Language {
  return LANGUAGES.some((language) => language.code === code);
}

export function languageLabel(code: Language): string {
  return LANGUAGES.find((l) => l.code === code)?.label ?? code;
}

export function textDirection(code: Language): 'ltr' | 'rtl' {
  return LANGUAGES.find((l) => l.code === code)?.direction ?? 'ltr';
}
