import type { Locale } from '#domain/options/locales.ts';
import type { CampaignRecord, Worded } from './campaign-record.ts';

/** A text without words in a language its form invites; `part` is its place in the record, such as `form.heading`. */
export type MissingWords = { part: string; locale: Exclude<Locale, 'en'> };

const TRANSLATED = ['fr', 'ur', 'ar'] as const satisfies Locale[];

/** Whoever is invited in a language is asked in it. Other languages of the pages make do with English. */
export function missingWords(record: CampaignRecord): MissingWords[] {
  const invited: readonly string[] = record.form?.languages ?? [];
  const locales = TRANSLATED.filter((locale) => invited.includes(locale));
  return textsOf(record).flatMap(({ part, text }) =>
    locales.filter((locale) => !text[locale]).map((locale) => ({ part, locale })),
  );
}

/** All that people read of it, in the order of the record. */
export function textsOf(record: CampaignRecord): { part: string; text: Worded }[] {
  return found(record, '');
}

function found(value: unknown, part: string): { part: string; text: Worded }[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => found(one, `${part}.${i}`));
  if (value === null || typeof value !== 'object') return [];
  if ('en' in value && typeof value.en === 'string') return [{ part, text: value as Worded }];
  return Object.entries(value).flatMap(([name, one]) =>
    found(one, part ? `${part}.${name}` : name),
  );
}
