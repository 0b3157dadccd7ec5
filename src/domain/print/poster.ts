import type { Campaign } from '#domain/campaigns/schema.ts';
import { writePath } from '#domain/campaigns/write-path.ts';
import { addressIn, type Locale, localeEntry } from '#domain/options/locales.ts';
import type { Site } from '#domain/site.ts';
import { wallOf } from './booklet-order.ts';
import type { Poster, PosterWords } from './print-document.ts';

type Said = { language: Locale; says: PosterWords };

/** A campaign, in the words of a language, for a wall: its code opens the form in that language. */
export function posterOf(campaign: Campaign, site: Site, { language, says }: Said): Poster {
  const { form, landing } = campaign;
  return {
    kind: 'poster',
    language,
    direction: localeEntry(language).direction,
    title: form?.heading ?? landing?.heading ?? campaign.name,
    sentence: form?.lead ?? landing?.lead ?? campaign.summary,
    address: `${site.origin}${addressIn(language, writePath(campaign))}`,
    says,
    wall: wallOf(campaign.category ?? 'LIFE', campaign),
    imprint: site,
  };
}
