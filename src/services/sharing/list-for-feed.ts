import type { Database } from '#db/connect.ts';
import { listPublicationsToShare } from '#db/publications/publication-lists.ts';
import { FEED_LENGTH } from '#domain/feeds/feed.ts';
import type { ListedStory, ListScope } from '#domain/story/published-story.ts';

/** The newest of a list, without those whose writers asked for no feed. */
export function listForFeed(db: Database, scope: ListScope): Promise<ListedStory[]> {
  return listPublicationsToShare(db, scope, FEED_LENGTH);
}
