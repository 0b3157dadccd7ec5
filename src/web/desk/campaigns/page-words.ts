import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { textsOf } from '#domain/campaigns/missing-words.ts';
import { placeName, sectionsInOrder } from '#domain/campaigns/part-names.ts';
import { LOCALES } from '#domain/options/locales.ts';
import type { PageWords } from './read-as-writer.tsx';

/** What people read of it: the same parts in each language it invites. */
export function pageWords(record: CampaignRecord): PageWords[] {
  const invited: readonly string[] = record.form?.languages ?? [];
  const texts = textsOf(record);
  const sections = sectionsInOrder(texts.map(({ part }) => placeName(part).where));
  return sections.flatMap((section) =>
    LOCALES.filter(({ code }) => code === 'en' || invited.includes(code)).map(({ code }) => ({
      section,
      locale: code,
      texts: texts
        .filter(({ part }) => placeName(part).where === section)
        .map(({ part, text }) => ({ part, words: text[code] ?? '' })),
    })),
  );
}
