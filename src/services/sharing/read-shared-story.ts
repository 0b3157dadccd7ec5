import type { Database } from '#db/connect.ts';
import { findListedPublication, isGone } from '#db/publications/publications.ts';
import { isHash } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';

export type SharedStoryOutcome =
  | { kind: 'shared'; story: ListedStory }
  | { kind: 'gone' }
  /** Never was, or its writer asked not to have it passed on. */
  | { kind: 'unknown' };

/** A story for places outside its own page: pictures, embedded cards. */
export async function readSharedStory(db: Database, hash: string): Promise<SharedStoryOutcome> {
  if (!isHash(hash)) return { kind: 'unknown' };
  const story = await findListedPublication(db, hash);
  if (story) return story.paused ? { kind: 'unknown' } : { kind: 'shared', story };
  return (await isGone(db, hash)) ? { kind: 'gone' } : { kind: 'unknown' };
}
