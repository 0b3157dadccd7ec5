import type { Database } from '#db/connect.ts';
import { hasOpened } from '#db/events.ts';
import { insertEvent } from '#db/insert-events.ts';
import type { StoryRecord } from '#db/stories.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';

/** The words are handed out to this officer. The log says so once for each revision; without it nobody publishes them. */
export async function noteOpened(
  db: Database,
  { story, officer, at }: { story: StoryRecord; officer: Pick<ActingOfficer, 'id'>; at: Date },
): Promise<void> {
  const { id: storyId, revisionNo, state } = story;
  if (story.erasedAt || (await hasOpened(db, { storyId, revisionNo, officer: officer.id }))) return;
  await insertEvent(db, {
    storyId,
    kind: 'open',
    officer: officer.id,
    fromState: state,
    toState: state,
    revisionNo,
    at,
  });
}
