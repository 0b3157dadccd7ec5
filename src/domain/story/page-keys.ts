import type { ContentSlot } from '#domain/content/content-slots.ts';
import type { ListScope, Neighbours, PublishedStory } from './published-story.ts';

/**
 * What a page shows, by name. A cache in front keeps each page under the keys of what it shows, and drops
 * the page when one of them changes. Stories only ever come in at the top of a list.
 */

/** Everything: for a new version of the site. */
export const SITE_KEY = 'site';

export const storyKey = (hash: string): string => `story-${hash}`;

/**
 * Lists by recipient, by language and by category and kind change with their category; those by country and
 * by length with everything.
 */
export function listKey({ category, writingType }: ListScope): string {
  if (category) return `list-${category}`;
  return writingType ? `list-${writingType}` : 'list';
}

/** A story's page also names its neighbours; only the newest may still get a newer one. */
export function keysOfStory(hash: string, neighbours: Neighbours, scope: ListScope): string[] {
  const { previous, next } = neighbours;
  return [
    storyKey(hash),
    previous ? storyKey(previous.hash) : listKey(scope),
    ...(next ? [storyKey(next.hash)] : []),
  ];
}

/** Whatever lists campaigns. */
export const CAMPAIGNS_KEY = 'campaigns';

export const campaignKey = (slug: string): string => `campaign-${slug}`;

/** The campaign of a subject, also where it has none yet. */
export const roomKey = (category: string): string => `room-${category}`;

export type CampaignChange = { campaign: string; categories: string[]; banner: boolean };

/** What changes with a campaign. Its banner is on every page. */
export function keysOfCampaign({ campaign, categories, banner }: CampaignChange): string[] {
  return [
    campaignKey(campaign),
    CAMPAIGNS_KEY,
    ...categories.map(roomKey),
    ...(banner ? [SITE_KEY] : []),
  ];
}

/** Said on every page. */
const EVERYWHERE: readonly ContentSlot[] = ['tagline', 'profiles'];

/** What changes with a place that leads fill at the desk. */
export const keyOfContent = (slot: ContentSlot): string =>
  EVERYWHERE.includes(slot) ? SITE_KEY : `content-${slot}`;

/** What changes when a story is published, changed or taken away. */
export function changedKeys({
  hash,
  category,
  writingType,
}: Pick<PublishedStory, 'hash' | 'category' | 'writingType'>): string[] {
  return [storyKey(hash), listKey({}), listKey({ category }), listKey({ writingType })];
}
