import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { textsOf } from '#domain/campaigns/missing-words.ts';
import { placeName, sectionsInOrder } from '#domain/campaigns/part-names.ts';
import { spokenIn } from './edited-parts.ts';
import type { PageWords } from './read-as-writer.tsx';

/** What people read of it: the same parts in each language it speaks. */
export function pageWords(record: CampaignRecord): PageWords[] {
  const texts = textsOf(record);
  const sections = sectionsInOrder(texts.map(({ part }) => placeName(part).where));
  return sections.flatMap((section) =>
    spokenIn(record).map((code) => ({
      section,
      locale: code,
      texts: texts
        .filter(({ part }) => placeName(part).where === section)
        .map(({ part, text }) => ({ part, words: text[code] ?? '' })),
    })),
  );
}
