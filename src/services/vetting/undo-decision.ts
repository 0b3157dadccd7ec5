import { findLastOfficerEvent, hasEvent, insertEvent } from '#db/events.ts';
import { deletePublication, retirePublication } from '#db/publications.ts';
import { lockStory, setStoryState } from '#db/stories.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { undoTarget } from '#domain/vetting/undo.ts';
import type { DecideStoryContext } from './decide-story.ts';
import { refusalOf } from './refusal.ts';

export type UndoOutcome = { kind: 'undone'; state: StoryState } | { kind: 'too-late' };

/** Takes back one's own last decision, as long as no reader and no writer was told. */
export async function undoDecision(
  context: DecideStoryContext,
  request: { storyId: string; officer: ActingOfficer },
): Promise<UndoOutcome> {
  return context.db.transaction().execute(async (db) => {
    const story = await lockStory(db, request.storyId);
    const { officer } = request;
    const at = context.clock();
    if (!story || (await refusalOf(db, { story, action: 'undo', officer, at })))
      return { kind: 'too-late' };
    const last = await findLastOfficerEvent(db, story.id);
    const target = undoTarget(last, { officer: officer.id, state: story.state, now: at });
    if (target === null) return { kind: 'too-late' };
    await setStoryState(db, story.id, { state: target, decidedAt: null });
    await insertEvent(db, {
      storyId: story.id,
      kind: 'undo',
      officer: officer.id,
      fromState: story.state,
      toState: target,
      revisionNo: story.revisionNo,
      at,
    });
    if (story.state === 'published') {
      // An address that once said "taken down" says so again; a new one was never there.
      const wasRemoved = await hasEvent(db, story.id, 'remove');
      await (wasRemoved ? retirePublication : deletePublication)(db, story.id);
    }
    return { kind: 'undone', state: target };
  });
}
