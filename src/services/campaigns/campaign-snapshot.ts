import type { OlderFace, ServedHead, ServedWords } from '#db/campaigns/served-campaigns.ts';
import { campaignIn, recipientNamesIn } from '#domain/campaigns/campaign-record.ts';
import { type Campaigns, campaignsOf, type ServedCampaign } from '#domain/campaigns/campaigns.ts';
import type { Locale } from '#domain/options/locales.ts';
import type { ContentSnapshot } from '#services/content/served-content.ts';

/** A campaign and its words, as they were read. */
export type KeptServed = ServedHead & ServedWords;

/** All that is served at a moment, in every language. It never changes; a request holds on to one. */
export type CampaignSnapshot = {
  /** Of the news it was read after. */
  news: number;
  kept: readonly KeptServed[];
  /** What stands on the pages beside campaigns: it is asked for by the same question. */
  content: ContentSnapshot;
  in: (locale: Locale) => Campaigns;
};

type Read = Pick<CampaignSnapshot, 'news' | 'kept' | 'content'>;

export function campaignSnapshot({ news, kept, content }: Read): CampaignSnapshot {
  const inLanguages = new Map<Locale, Campaigns>();
  return {
    news,
    kept,
    content,
    in: (locale) => {
      const campaigns =
        inLanguages.get(locale) ?? campaignsOf(kept.map((one) => servedIn(one, locale)));
      inLanguages.set(locale, campaigns);
      return campaigns;
    },
  };
}

/** What was put into a language once is not put into it again while the campaign stays as it is. */
const worded = new WeakMap<ServedWords['record'], Map<Locale, Worded>>();
type Worded = Pick<ServedCampaign, 'campaign' | 'authorLabel' | 'recipientNames' | 'older'>;

function servedIn(
  { state, closedAt, no, record, older }: KeptServed,
  locale: Locale,
): ServedCampaign {
  const known = worded.get(record) ?? new Map<Locale, Worded>();
  worded.set(record, known);
  const words = known.get(locale) ?? {
    campaign: campaignIn(record, locale),
    ...faceIn(record, locale),
    older: Object.fromEntries(
      Object.entries(older).map(([no, face]) => [no, faceIn(face, locale)]),
    ),
  };
  known.set(locale, words);
  return { ...words, state, closedAt, no };
}

const faceIn = (face: OlderFace, locale: Locale) => ({
  authorLabel: face.authorLabel,
  recipientNames: recipientNamesIn(face, locale),
});
