import type { Campaign } from '#domain/campaigns/schema.ts';
import { isTileKey } from '#domain/motif/own-wall.ts';
import { type CategoryCode, categorySlug } from '#domain/options/categories.ts';

/** Addresses that other sites and programs ask for; pages name them in their tags. */

export const storyPicturePath = (hash: string): string => `/image/story/${hash}.png`;
export const campaignPicturePath = (slug: string): string => `/image/campaign/${slug}.png`;

/**
 * A tile is drawn from this address alone: asking for it tells nobody whether there is a text. `category` is a subject, or the
 * key of its wall where leads drew one.
 */
export const tilePicturePath = (category: string, hash: string): string =>
  `/tile/${isTileKey(category) ? category : categorySlug(category)}/${hash}.png`;

/** The name in front of `.png`, as the paths above write it. */
export function pictureName(file: string): string | null {
  return /^([a-z0-9-]+)\.png$/.exec(file)?.[1] ?? null;
}

export const FEED_TYPES = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;
export type FeedFormat = keyof typeof FEED_TYPES;
export const FEED_FORMATS: readonly FeedFormat[] = ['atom', 'json'];

/** A campaign's stories, a subject's, or everything. */
type OfCategory = { category?: CategoryCode | undefined };
export type FeedOf = { campaign: Campaign } | OfCategory;
/** As much of it as a link to the feed needs. */
export type NamedFeed = { campaign: Pick<Campaign, 'slug' | 'name'> } | OfCategory;

export function feedPath(of: NamedFeed, format: FeedFormat): string {
  if ('campaign' in of) return `/${of.campaign.slug}/feed.${format}`;
  return of.category ? `/stories/${categorySlug(of.category)}/feed.${format}` : `/feed.${format}`;
}

export const embedPath = (hash: string): string => `/embed/${hash}`;

/** Where a site that was given a story's address asks how to show it. */
export const oembedPath = (url: string): string =>
  `/api/oembed?url=${encodeURIComponent(url)}&format=json`;
