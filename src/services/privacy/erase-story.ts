import { isHeld } from '#db/cases/holds.ts';
import type { Database } from '#db/connect.ts';
import { eraseWords } from '#db/erasures.ts';
import { insertEvent } from '#db/insert-events.ts';
import { findStory, lockStory, type StoryRecord } from '#db/stories.ts';
import { isOver } from '#domain/retention.ts';
import { copyToJournal } from '#services/retention/copy-to-journal.ts';
import { noteByItself } from '#services/stories/note-by-itself.ts';
import { takeBack } from '#services/stories/take-back.ts';
import type { PrivacyContext } from './privacy-context.ts';

/**
 * Withdraws it if need be, erases words and contact at once, and writes that down outside too. What is held is down, and
 * its words go when the hold ends: the wish stands in the log.
 */
export async function eraseStory(
  context: PrivacyContext,
  request: { storyId: string; note: string },
): Promise<'erased' | 'erased-before' | 'held' | 'not-found'> {
  const { deskDb, purgerDb } = context;
  const { storyId, note: internalNote } = request;
  const at = context.clock();
  const story = await findStory(deskDb, storyId);
  if (!story) return 'not-found';
  if (story.erasedAt) return 'erased-before';
  await noteByItself(purgerDb, { storyId, kind: 'erase-request', internalNote, at });
  await deskDb.transaction().execute(async (db) => {
    const locked = await lockStory(db, storyId);
    if (locked && !isOver(locked.state)) await withdrawAsAsked(db, locked, at);
  });
  const held = await isHeld(deskDb, storyId);
  if (!held) await eraseWords(purgerDb, storyId);
  await copyToJournal(context);
  return held ? 'held' : 'erased';
}

/** In the log as done by nobody's own hand. */
export async function withdrawAsAsked(db: Database, story: StoryRecord, at: Date): Promise<void> {
  const { id: storyId, state: fromState, revisionNo } = story;
  await insertEvent(db, {
    storyId,
    kind: 'withdraw',
    officer: null,
    fromState,
    toState: 'withdrawn',
    revisionNo,
    at,
  });
  await takeBack(db, storyId);
}
