import { findLastOfficerEvent } from '#db/events.ts';
import { findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import { isTold, type ToldKind, UNDO_SECONDS, undoTarget } from '#domain/vetting/undo.ts';
import type { DeskContext } from './desk-context.ts';

export type Done = {
  storyId: string;
  title: string;
  language: TextLanguage;
  kind: ToldKind;
  /** When readers get what was approved. */
  publishAt: Date | null;
  canUndo: boolean;
  until: Date;
};

/** What this officer has done with a text a moment ago; null once the moment is over. */
export async function readDone(
  context: DeskContext,
  request: { storyId: string; officer: Officer },
): Promise<Done | null> {
  const { db } = context;
  const story = await findStory(db, request.storyId);
  const last = story && (await findLastOfficerEvent(db, story.id));
  if (!story || !last || last.officer !== request.officer.id) return null;
  const { kind } = last;
  const now = context.clock();
  const until = new Date(last.at.getTime() + UNDO_SECONDS * 1_000);
  if (!isTold(kind) || now > until) return null;
  const { state } = story;
  const revision = await findRevision(db, story.id, story.revisionNo);
  return {
    storyId: story.id,
    title: revision?.title ?? '',
    language: story.language ?? 'en',
    kind,
    publishAt: kind === 'schedule' ? story.publishAt : null,
    canUndo: undoTarget(last, { officer: request.officer.id, state, now }) !== null,
    until,
  };
}
