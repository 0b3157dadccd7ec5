import type { Database } from '#db/connect.ts';
import { eraseWords } from '#db/erasures.ts';
import { insertEvent } from '#db/events.ts';
import { lockStory, type StoryRecord } from '#db/stories.ts';
import { isOver } from '#domain/retention.ts';
import { copyToJournal } from '#services/retention/copy-to-journal.ts';
import { takeBack } from '#services/stories/take-back.ts';
import type { PrivacyContext } from './privacy-context.ts';

/** Withdraws it if need be, erases words and contact at once, and writes that down outside too. */
export async function eraseStory(
  context: PrivacyContext,
  request: { storyId: string; note: string },
): Promise<'erased' | 'erased-before' | 'not-found'> {
  const { deskDb, purgerDb } = context;
  const at = context.clock();
  const story = await deskDb.transaction().execute(async (db) => {
    const locked = await lockStory(db, request.storyId);
    if (!locked || locked.erasedAt) return locked;
    await note(db, locked, { kind: 'erase-request', internalNote: request.note, at });
    if (!isOver(locked.state)) await withdrawAsAsked(db, locked, at);
    return locked;
  });
  if (!story) return 'not-found';
  const erased = await eraseWords(purgerDb, request.storyId);
  await copyToJournal(context);
  return erased ? 'erased' : 'erased-before';
}

/** In the log as done by nobody's own hand. */
export async function withdrawAsAsked(db: Database, story: StoryRecord, at: Date): Promise<void> {
  await note(db, story, { kind: 'withdraw', internalNote: null, at });
  await takeBack(db, story.id);
}

function note(
  db: Database,
  { id: storyId, state, revisionNo }: StoryRecord,
  event: { kind: 'erase-request' | 'withdraw'; internalNote: string | null; at: Date },
): Promise<number> {
  const toState = event.kind === 'withdraw' ? 'withdrawn' : state;
  return insertEvent(db, {
    ...{ storyId, fromState: state, toState, revisionNo, officer: null },
    ...event,
  });
}
