import type { Locale } from '#domain/options/locales.ts';
import type { Site } from '#domain/site.ts';
import type { ContentRecords, Words } from './content-records.ts';
import type { ContentSlot } from './content-slots.ts';

/** What readers are served of each place at a moment. */
export type Content = {
  of: <Slot extends ContentSlot>(slot: Slot) => ContentRecords[Slot];
};

/** Where nobody has filled anything in. */
export const NOTHING: ContentRecords = {
  tagline: { title: { en: '' }, text: { en: '' } },
  organisation: {
    organisation: null,
    answers: null,
    pays: null,
    notPartOf: null,
    howMany: null,
    howChosen: null,
    twoReaders: null,
    languages: null,
    beyond: null,
  },
  'press-facts': { items: [] },
  media: { items: [] },
  profiles: { socialLabel: null, socialUrl: null, donateUrl: null },
  'help-lines': { items: [] },
  'impact-pictures': { items: [] },
  'sudan-photo': { items: [] },
};

export const contentOf = (kept: ReadonlyMap<string, unknown>): Content => ({
  of: (slot) => (kept.get(slot) as ContentRecords[typeof slot] | undefined) ?? NOTHING[slot],
});

/** What has no words in a language is said in English. */
export const wordsIn = (words: Words, locale: Locale): string => words[locale] ?? words.en;

/** What the site says of itself: a place that leads filled wins, an empty one leaves what the settings say. */
export function siteSaying(site: Site, content: Content, locale: Locale): Site {
  const { title, text } = content.of('tagline');
  const { socialLabel, socialUrl, donateUrl } = content.of('profiles');
  return {
    ...site,
    tagline: wordsIn(title, locale) || site.tagline,
    subline: wordsIn(text, locale) || site.subline,
    social: socialLabel && socialUrl ? { label: socialLabel, url: socialUrl } : site.social,
    donateUrl: donateUrl ?? site.donateUrl,
  };
}
