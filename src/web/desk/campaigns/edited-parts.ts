import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { textsOf } from '#domain/campaigns/missing-words.ts';
import { placeName } from '#domain/campaigns/part-names.ts';
import type { Change } from '#domain/campaigns/sort-changes.ts';
import { hasWordsIn } from '#domain/campaigns/translated-words.ts';
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
  const locales = spokenIn(record);
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

/** English, what its form invites, and what somebody wrote words in: pages have more languages than forms invite. */
export function spokenIn(record: CampaignRecord): Locale[] {
  const invited: readonly string[] = record.form?.languages ?? [];
  return LOCALES.map(({ code }) => code).filter(
    (code) => code === 'en' || invited.includes(code) || hasWordsIn(record, code),
  );
}

export const fieldName = (part: string, locale: Locale): string => `text:${part}:${locale}`;

/**
 * The record with what was typed; a translation that was emptied is missing again. What is said in English in two places is
 * translated once: a translation is put wherever the same English has none.
 */
export function withTyped(record: CampaignRecord, typed: Record<string, string>): CampaignRecord {
  const changed = structuredClone(record);
  for (const { part, text } of textsOf(changed))
    for (const { code } of LOCALES) {
      const words = typed[fieldName(part, code)]?.replaceAll(/\s+/g, ' ').trim();
      if (words === undefined) continue;
      if (code === 'en' || words !== '') text[code] = words;
      else delete text[code];
    }
  const said = new Map<string, string>();
  const key = (english: string, code: Locale) => `${code} ${english}`;
  for (const { part, text } of textsOf(changed))
    for (const { code } of LOCALES) {
      const typedHere = typed[fieldName(part, code)]?.trim();
      if (typedHere && text[code]) said.set(key(text.en, code), text[code]);
    }
  for (const { part, text } of textsOf(changed))
    for (const { code } of LOCALES)
      if (!text[code] && typed[fieldName(part, code)] === undefined) {
        const known = said.get(key(text.en, code));
        if (known) text[code] = known;
      }
  return changed;
}
