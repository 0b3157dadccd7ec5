import { t } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import type { Campaign } from '#domain/campaigns/schema.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import { addressIn, languageVersions } from '#domain/options/locales.ts';
import { campaignPicturePath, type NamedFeed } from '#domain/sharing/addresses.ts';
import { SHARE_IMAGE_SIZE } from '#domain/sharing/share-card.ts';
import type { Site } from '#domain/site.ts';
import { excerpt } from '#domain/story/excerpt.ts';
import { LOCALE } from '#web/words/locale.ts';
import { feedLinks } from '../feeds/feed-links.ts';
import { fillIn } from '../shell/fill-in.ts';

/** Longer, and whoever shows a link cuts it in the middle of a word. */
const TITLE_LONGEST = 100;
const DESCRIPTION_LONGEST = 200;

const OPEN_GRAPH: Readonly<Record<TextLanguage, string>> = {
  en: 'en_CA',
  fr: 'fr_CA',
  ur: 'ur_PK',
  ar: 'ar_AR',
  // There is no name for it; the page around the text is English.
  other: 'en_CA',
};

export type PageTags = {
  title: string;
  description: string;
  /** The one address of what the page shows. */
  path: string;
  /** Of a text: it has one address, in whatever language the page around it is. */
  language?: TextLanguage;
  /** The picture of this campaign; the site's own without. Null where nothing may be passed on. */
  campaign?: Pick<Campaign, 'slug'> | undefined;
  picture?: { path: string; alt: string } | null;
  type?: 'website' | 'article';
  /** Pages that change their title as they are used write it themselves. */
  ownTitle?: boolean;
  /** What this page shows is also a feed; that of everything is named on every page. */
  feed?: NamedFeed | undefined;
  more?: readonly MetaDescriptor[];
};

/** What search engines and chats are told of a page: the only place that writes these tags. */
export function pageTags(site: Site | undefined, page: PageTags): MetaDescriptor[] {
  if (!site) return [];
  const title = excerpt(page.title, TITLE_LONGEST);
  const description = excerpt(fillIn(page.description, site), DESCRIPTION_LONGEST);
  const address = `${site.origin}${page.language ? page.path : addressIn(LOCALE, page.path)}`;
  return [
    ...(page.ownTitle ? [] : [{ title: `${title} – ${site.name}` }]),
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:locale', content: OPEN_GRAPH[page.language ?? LOCALE] },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...pictureTags(site, page),
    ...languageTags(site, page),
    ...(page.feed ? feedLinks(page.feed) : []).map((link) => ({ tagName: 'link', ...link })),
    ...(page.more ?? []),
  ];
}

function pictureTags(site: Site, page: PageTags): MetaDescriptor[] {
  const { campaign, picture = campaignPicture(site, campaign) } = page;
  if (!picture) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { property: 'og:image', content: `${site.origin}${picture.path}` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(SHARE_IMAGE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_IMAGE_SIZE.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** A page names itself in all languages, the same list in each. */
function languageTags(site: Site, { path, language }: PageTags): MetaDescriptor[] {
  if (language) return [];
  return languageVersions(path).map((version) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: version.language,
    href: `${site.origin}${version.path}`,
  }));
}

function campaignPicture({ name }: Site, campaign: PageTags['campaign']) {
  return {
    path: addressIn(LOCALE, campaignPicturePath(campaign?.slug ?? 'general')),
    alt: t`A wall of tiles and the name ${name}`,
  };
}
