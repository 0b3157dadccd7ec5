import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { textsOf } from '#domain/campaigns/missing-words.ts';
import { placeName } from '#domain/campaigns/part-names.ts';
import type { Change } from '#domain/campaigns/sort-changes.ts';
import { LOCALES, type Locale } from '#domain/options/locales.ts';

export type EditedPart = {
  part: string;
  section: string;
  what: string;
  /** English first, then each language that is invited. */
  texts: { locale: Locale; words: string }[];
  /** What it means that it changed; null where it did not. */
  change: Change['kind'] | null;
};

/** All that people read of it, to be changed. */
export function editedParts(record: CampaignRecord, changes: readonly Change[]): EditedPart[] {
  const invited: readonly string[] = record.form?.languages ?? [];
  const locales = LOCALES.map(({ code }) => code).filter(
    (code) => code === 'en' || invited.includes(code),
  );
  return textsOf(record).map(({ part, text }) => {
    const { where, what } = placeName(part);
    const change = changes.find((one) => part === one.part || part.startsWith(`${one.part}.`));
    return {
      ...{ part, what, section: where },
      texts: locales.map((locale) => ({ locale, words: text[locale] ?? '' })),
      change: change?.kind ?? null,
    };
  });
}

export const fieldName = (part: string, locale: Locale): string => `text:${part}:${locale}`;

/** The record with what was typed; a translation that was emptied is missing again. */
export function withTyped(record: CampaignRecord, typed: Record<string, string>): CampaignRecord {
  const changed = structuredClone(record);
  for (const { part, text } of textsOf(changed))
    for (const { code } of LOCALES) {
      const words = typed[fieldName(part, code)]?.replaceAll(/\s+/g, ' ').trim();
      if (words === undefined) continue;
      if (code === 'en' || words !== '') text[code] = words;
      else delete text[code];
    }
  return changed;
}
