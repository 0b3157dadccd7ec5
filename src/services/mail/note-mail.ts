import type { Database } from '#db/connect.ts';
import { insertEvent } from '#db/events.ts';
import { findStory } from '#db/stories.ts';

/** That a mail left, not to whom: from here on the address is kept for seven days and no longer. */
export async function noteMail(db: Database, storyId: string, at: Date): Promise<void> {
  const story = await findStory(db, storyId);
  if (!story) return;
  await insertEvent(db, {
    ...{ storyId, kind: 'mail', officer: null, at },
    ...{ fromState: story.state, toState: story.state, revisionNo: story.revisionNo },
  });
}
