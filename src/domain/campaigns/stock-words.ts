import type { Locale } from '#domain/options/locales.ts';
import type { CampaignRecord, Worded } from './campaign-record.ts';
import type { LandingBlock } from './landing-blocks.ts';

/** The words for an English sentence in another language, where there are any. */
export type Said = (english: string, locale: Locale) => string | undefined;

/** What a new campaign says without anybody typing it. */
export type Stock = { heading: string; writeLabel: string; blocks: LandingBlock[] };

type StockInLanguages = {
  heading: Worded;
  writeLabel: Worded;
  blocks: NonNullable<CampaignRecord['landing']>['blocks'];
};

type How = { said: Said; locales: readonly Locale[] };

export function inLanguages(english: string, { said, locales }: How): Worded {
  const words = locales.flatMap((locale) => {
    const text = locale === 'en' ? english : said(english, locale);
    return text ? [[locale, text]] : [];
  });
  return Object.fromEntries(words) as Worded;
}

/** Names under which stock keeps what no reader reads. */
const FOR_MACHINES: readonly string[] = ['kind', 'to', 'language'];

export function stockInLanguages(stock: Stock, how: How): StockInLanguages {
  const inWords = (one: unknown, name: string): unknown => {
    if (Array.isArray(one)) return one.map((each) => inWords(each, name));
    if (one !== null && typeof one === 'object')
      return Object.fromEntries(
        Object.entries(one).map(([key, each]) => [key, inWords(each, key)]),
      );
    return typeof one === 'string' && !FOR_MACHINES.includes(name) ? inLanguages(one, how) : one;
  };
  return inWords(stock, '') as StockInLanguages;
}
