import type { Locale } from '#domain/options/locales.ts';

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** As Unicode's tables have it, for whole numbers. A browser's own tables take an old phone a tenth of a second. */
const FORMS: Readonly<Record<Locale, (count: number) => Form>> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  fr: (count) => {
    if (count < 2) return 'one';
    return count % 1_000_000 === 0 ? 'many' : 'other';
  },
  ur: (count) => (count === 1 ? 'one' : 'other'),
  ar: (count) => {
    if (count < 3) return (['zero', 'one', 'two'] as const)[count] ?? 'other';
    const last = count % 100;
    if (last >= 3 && last <= 10) return 'few';
    return last >= 11 ? 'many' : 'other';
  },
};

export function pluralForm(locale: Locale, count: number): Form {
  return FORMS[locale](count);
}
