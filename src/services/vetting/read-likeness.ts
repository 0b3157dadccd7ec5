import type { Database } from '#db/connect.ts';
import { countAlike } from '#db/publications/publication-likeness.ts';
import type { StoryRecord } from '#db/stories.ts';
import { type StoryState, WAITING_STATES } from '#domain/story/lifecycle.ts';
import { type Likeness, likenessOf } from '#domain/story/likeness.ts';
import type { PublicFace } from '#domain/story/public-face.ts';

/** Advice for a text that waits: how many published ones share its label. Null for all others. */
export async function readLikeness(
  db: Database,
  { state }: Pick<StoryRecord, 'state'>,
  face: PublicFace,
): Promise<Likeness | null> {
  if (!WAITING_STATES.some((waiting: StoryState) => waiting === state)) return null;
  return likenessOf(face, await countAlike(db, face));
}
