import type { Database } from '#db/connect.ts';
import { listPublications, listPublicationsWithBody } from '#db/publications/publication-lists.ts';
import { makePage, type Page, type PageRequest } from '#domain/paging/paging.ts';
import type {
  ListedStory,
  ListScope,
  Neighbours,
  PublishedStory,
} from '#domain/story/published-story.ts';

/** One page of published stories and letters, newest first, narrowed or not. */
export async function listStories(
  db: Database,
  scope: ListScope,
  request: PageRequest,
): Promise<Page<ListedStory>> {
  const { stories, total } = await listPublications(db, scope, slice(request));
  return makePage(stories, total, request);
}

export type StoryInList = { story: PublishedStory; neighbours: Neighbours };

/** The same page for clients of the API: with the words, and who stands beside each story. */
export async function listStoriesInFull(
  db: Database,
  scope: ListScope,
  request: PageRequest,
): Promise<Page<StoryInList>> {
  const { offset, limit } = slice(request);
  // One more on each side, so that the ends of the page know their neighbours too.
  const before = Math.min(1, offset);
  const withNeighbours = { offset: offset - before, limit: limit + 2 };
  const { stories, total } = await listPublicationsWithBody(db, scope, withNeighbours);
  const content = stories.slice(before, before + limit).map((story, i) => ({
    story,
    neighbours: {
      previous: stories[before + i - 1] ?? null,
      next: stories[before + i + 1] ?? null,
    },
  }));
  return makePage(content, total, request);
}

function slice(request: PageRequest) {
  return { offset: request.number * request.size, limit: request.size };
}
