import { listToRead } from '#db/desk/waves.ts';
import { findStory } from '#db/stories.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { ReadingContext } from '#services/vetting/desk-context.ts';
import { handOut } from '#services/vetting/open-story.ts';

/** Hands the words of one of the six out, and the log knows it. False where it is none of them any more. */
export async function openInWave(
  context: ReadingContext,
  request: { waveId: string; storyId: string; officer: ActingOfficer },
): Promise<boolean> {
  const { db, clock } = context;
  const { waveId: id, storyId, officer } = request;
  const toRead = await listToRead(db, { id, officer: officer.id, now: clock() });
  const story = toRead.some((text) => text.id === storyId) && (await findStory(db, storyId));
  if (!story) return false;
  await handOut(context, { story, officer });
  return true;
}
