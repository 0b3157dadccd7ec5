import { numberText } from '#domain/number-text.ts';
import type { Locale } from '#domain/options/locales.ts';

/** "12,345"; Latin digits in every language, and between the thousands the language's own sign. */
export function groupedIn(figure: number, locale: Locale): string {
  const text = numberText(figure);
  return locale === 'fr' ? text.replaceAll(',', '\u00a0') : text;
}
