import { findLastOfficerEvent } from '#db/events.ts';
import { findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import { UNDO_SECONDS, undoTarget } from '#domain/vetting/undo.ts';
import type { DeskContext } from './desk-context.ts';

export type UndoOffer = { storyId: string; title: string; said: string; until: Date };

const SAID: Record<string, string> = {
  publish: 'Published',
  refuse: 'Declined',
  hide: 'Declined without a word',
  park: 'Parked',
};

/** What can still be taken back, and until when; null once it is too late. */
export async function readUndo(
  context: DeskContext,
  request: { storyId: string; officer: Officer },
): Promise<UndoOffer | null> {
  const { db } = context;
  const story = await findStory(db, request.storyId);
  const last = story && (await findLastOfficerEvent(db, story.id));
  if (!story || !last) return null;
  const now = context.clock();
  const { state } = story;
  if (undoTarget(last, { officer: request.officer.id, state, now }) === null) return null;
  const revision = await findRevision(db, story.id, story.revisionNo);
  return {
    storyId: story.id,
    title: revision?.title ?? '',
    said: SAID[last.kind] ?? 'Done',
    until: new Date(last.at.getTime() + UNDO_SECONDS * 1_000),
  };
}
