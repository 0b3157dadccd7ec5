import type { Campaign } from '#domain/campaigns/schema.ts';
import { type CategoryCode, categoryLabel } from '#domain/options/categories.ts';
import { languageTag } from '#domain/options/languages.ts';
import {
  type FeedFormat,
  type FeedOf,
  feedPath,
  type NamedFeed,
} from '#domain/sharing/addresses.ts';
import type { Site } from '#domain/site.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';

/** Enough for a reader that polls once a day, little enough to send each time. */
export const FEED_LENGTH = 50;

/** From when on a feed reader may believe our tags; they name things for ever. */
const TAG_YEAR = 2026;

export type Feed = {
  id: string;
  title: string;
  /** Absolute addresses of the page it belongs to and of itself. */
  page: string;
  self: string;
  publisher: string;
  updated: Date;
  entries: FeedEntry[];
};

/** What a list shows of a story, without its writer. */
export type FeedEntry = {
  id: string;
  url: string;
  title: string;
  summary: string;
  language: string;
  subject: string;
  published: Date;
};

type Source = {
  site: Site;
  of: FeedOf;
  format: FeedFormat;
  stories: readonly ListedStory[];
  /** How a text begins, or what is said of it instead. */
  openingOf: (story: ListedStory) => string;
};

/** Newest first, as they come. */
export function makeFeed({ site, of, format, stories, openingOf }: Source): Feed {
  const host = site.origin.replace(/^\w+:\/\//, '').replace(/:\d+$/, '');
  const self = feedPath(of, format);
  return {
    // The two formats of one feed are two feeds to a reader that takes both.
    id: `tag:${host},${TAG_YEAR}:${self}`,
    title: `${titleOf(of)} – ${site.name}`,
    page: `${site.origin}${pageOf(of)}`,
    self: `${site.origin}${self}`,
    publisher: site.name,
    updated: stories[0]?.publishedAt ?? new Date(Date.UTC(TAG_YEAR, 0, 1)),
    entries: stories.map((story) => ({
      // By hash alone: an address changes with its title, a name must not.
      id: `tag:${host},${TAG_YEAR}:story/${story.hash}`,
      url: `${site.origin}${permalink(story)}`,
      title: story.title,
      summary: openingOf(story),
      language: languageTag(story.language),
      subject: categoryLabel(story.category),
      published: story.publishedAt,
    })),
  };
}

export function titleOf(of: NamedFeed): string {
  if ('campaign' in of) return of.campaign.name;
  return of.category ? categoryLabel(of.category) : 'All stories and letters';
}

function pageOf(of: FeedOf): string {
  if ('campaign' in of) return pageOfCampaign(of.campaign);
  return of.category ? `/stories?category=${of.category}` : '/stories';
}

function pageOfCampaign({ landing, list }: Campaign): string {
  return landing?.path ?? list?.path ?? '/stories';
}

/** The subject whose stories it holds; everything without. */
export function categoryOf(of: FeedOf): CategoryCode | undefined {
  return ('campaign' in of ? of.campaign.category : of.category) ?? undefined;
}
