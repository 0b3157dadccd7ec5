import type { Database } from '#db/connect.ts';
import { insertEvent } from '#db/insert-events.ts';
import { findStoryPlace } from '#db/stories.ts';

/** Something that happened to a story without anybody deciding: its state stays. */
export async function noteByItself(
  db: Database,
  event: {
    storyId: string;
    kind: 'ready' | 'mail' | 'forget-contact' | 'erase-request';
    internalNote?: string;
    at: Date;
  },
): Promise<void> {
  const story = await findStoryPlace(db, event.storyId);
  if (!story) return;
  const { state, revisionNo } = story;
  await insertEvent(db, { ...event, officer: null, fromState: state, toState: state, revisionNo });
}
