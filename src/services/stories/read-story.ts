import type { Database } from '#db/connect.ts';
import { findPublicationWithNeighbours, isGone } from '#db/publications/publications.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { isHash } from '#domain/story/permalink.ts';
import type { PublishedStory, ReadingNeighbours } from '#domain/story/published-story.ts';

export type ReadStoryRequest = {
  hash: string;
  /** Keeps previous and next to this kind of writing. */
  writingType?: WritingType | undefined;
  /** Keeps previous and next to the story's own category. */
  withinCategory?: boolean;
};

export type ReadStoryOutcome =
  | { kind: 'published'; story: PublishedStory; neighbours: ReadingNeighbours }
  | { kind: 'gone' }
  /** Waiting, refused and never written all look the same from outside. */
  | { kind: 'unknown' };

export async function readStory(
  db: Database,
  request: ReadStoryRequest,
): Promise<ReadStoryOutcome> {
  if (!isHash(request.hash)) return { kind: 'unknown' };
  const found = await findPublicationWithNeighbours(db, request.hash, {
    writingType: request.writingType,
    withinCategory: request.withinCategory ?? false,
  });
  if (!found) return (await isGone(db, request.hash)) ? { kind: 'gone' } : { kind: 'unknown' };
  return { kind: 'published', ...found };
}
