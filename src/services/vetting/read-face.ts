import type { Database } from '#db/connect.ts';
import { listRedactions } from '#db/redactions.ts';
import type { StoryRecord } from '#db/stories.ts';
import { type PublicFace, publicFace } from '#domain/story/public-face.ts';
import { type RedactionStep, redactionsOf } from '#domain/story/redaction.ts';

export type Face = { face: PublicFace; steps: RedactionStep[] };

/** What strangers see of its writer, or would, with all that the writer and officers left out. */
export async function readFace(
  db: Database,
  story: StoryRecord,
  policy: { protectMinors: boolean },
): Promise<Face> {
  // Most faces are as their writers told them: there is nothing to ask for.
  const steps = story.faceNo === 0 ? [] : await listRedactions(db, story.id);
  const leftOut = { masks: story.masks, redactions: redactionsOf(steps) };
  return { face: publicFace(story, policy, leftOut), steps };
}
