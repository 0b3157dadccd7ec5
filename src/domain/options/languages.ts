/** Languages a campaign may invite. Others are never refused; an officer decides. */
export const LANGUAGES = [
  { code: 'en', label: 'English', ownName: 'English', direction: 'ltr' },
  { code: 'fr', label: 'French', ownName: 'Français', direction: 'ltr' },
  { code: 'ur', label: 'Urdu', ownName: 'اردو', direction: 'rtl' },
] as const;

/** Languages a text may be in, as the desk tells them apart. Of another nothing is known, its direction neither. */
export const TEXT_LANGUAGES = [
  ...LANGUAGES,
  { code: 'ar', label: 'Arabic', direction: 'rtl' },
  { code: 'other', label: 'Another language', direction: 'auto' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]['code'];
type TextDirection = (typeof TEXT_LANGUAGES)[number]['direction'];

/** Whether forms may invite texts in it; of whatever else pages are said in they may not. */
export const isInvited = (code: string): boolean => LANGUAGES.some((one) => one.code === code);

export function findTextLanguage(code: unknown): TextLanguage | undefined {
  return TEXT_LANGUAGES.find((language) => language.code === code)?.code;
}

export function languageLabel(code: TextLanguage): string {
  return TEXT_LANGUAGES.find((l) => l.code === code)?.label ?? code;
}

/** The language that somebody named, in English or in itself. */
export function languageNamed(words: string): Language | undefined {
  const named = words.trim().toLowerCase();
  return LANGUAGES.find(({ label, ownName }) =>
    [label, ownName].some((name) => name.toLowerCase() === named),
  )?.code;
}

/** "in Arabic", "in another language". */
export function inLanguage(code: TextLanguage): string {
  return code === 'other' ? 'in another language' : `in ${languageLabel(code)}`;
}

/** As programs name a language (BCP 47): "und" is one that nobody has told. */
export function languageTag(code: TextLanguage): string {
  return code === 'other' ? 'und' : code;
}

export function textDirection(code: TextLanguage): TextDirection {
  return TEXT_LANGUAGES.find((l) => l.code === code)?.direction ?? 'ltr';
}
