import type { Database } from '#db/connect.ts';
import { countPublished } from '#db/publications/publication-counts.ts';
import { listPublications } from '#db/publications/publication-lists.ts';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { mayStandOut } from '#domain/story/on-the-wall.ts';
import type { ListedStory } from '#domain/story/published-story.ts';

/** A page of the list may hold nothing but letters of remembrance; several in a row hardly do. */
const TRIES = 5;

/** A whole number from 0 up to, not including, this one. */
export type WholeBelow = (end: number) => number;

/** Any story or letter that may meet somebody who did not ask for it; null where none is found. */
export async function surpriseStory(
  db: Database,
  wholeBelow: WholeBelow,
  campaigns: Campaigns,
): Promise<ListedStory | null> {
  const total = await countPublished(db);
  for (let tries = 0; total > 0 && tries < TRIES; tries += 1) {
    const around = { offset: wholeBelow(total), limit: PAGE_SIZE };
    const { stories: listed } = await listPublications(db, {}, around);
    const stories = listed.filter((story) => mayStandOut(story, campaigns));
    const story = stories[stories.length > 0 ? wholeBelow(stories.length) : 0];
    if (story) return story;
  }
  return null;
}
