import { TEXT_LANGUAGES, type TextLanguage } from './languages.ts';

/** Those a list of texts may be narrowed to: all that have a name. */
export type NamedLanguage = Exclude<TextLanguage, 'other'>;

export const NAMED_LANGUAGES = TEXT_LANGUAGES.map(({ code }) => code).filter(
  (code) => code !== 'other',
);

export function isNamedLanguage(code: string): code is NamedLanguage {
  return NAMED_LANGUAGES.some((named) => named === code);
}
