import path from 'node:path';
import { type CampaignRecord, recordOf } from '#domain/campaigns/campaign-record.ts';
import { releasedCampaigns } from '#domain/campaigns/registry.ts';
import type { Said } from '#domain/campaigns/stock-words.ts';
import type { Locale } from '#domain/options/locales.ts';
import { entriesOf, TRANSLATIONS } from '../list-names/gettext-entries.ts';

/** The campaigns that come with the release, with their words in every language. */
export function readReleasedCampaigns(folder = TRANSLATIONS): CampaignRecord[] {
  const said = readCampaignWords(folder);
  return releasedCampaigns().map((campaign) => recordOf(campaign, said));
}

/** What is said in other languages for an English sentence of a campaign, of a new one's stock, too. */
export function readCampaignWords(folder = TRANSLATIONS): Said {
  const said = {
    fr: wordsIn(folder, 'fr'),
    ur: wordsIn(folder, 'ur'),
    ar: wordsIn(folder, 'ar'),
  } satisfies Record<Exclude<Locale, 'en'>, unknown>;
  return (english, locale) => (locale === 'en' ? english : said[locale].get(english));
}

function wordsIn(folder: string, locale: Locale): ReadonlyMap<string, string> {
  const entries = entriesOf(path.join(folder, locale, 'campaigns.po'));
  return new Map(entries.map(({ english, words }) => [english, words]));
}
