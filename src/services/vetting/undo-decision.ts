import { findLastOfficerEvent, hasEvent } from '#db/events.ts';
import { insertEvent } from '#db/insert-events.ts';
import { deletePublication, retirePublication } from '#db/publications/write-publications.ts';
import { lockStory, setStoryState } from '#db/stories.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import { permissionFor } from '#domain/vetting/actions.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { DecideStoryContext } from './decide-story.ts';
import { situationOf } from './situation.ts';

export type UndoOutcome = { kind: 'undone'; state: StoryState } | { kind: 'too-late' };

/** Takes back one's own last decision, as long as no reader and no writer was told. */
export async function undoDecision(
  context: DecideStoryContext,
  request: { storyId: string; officer: ActingOfficer },
): Promise<UndoOutcome> {
  return context.db.transaction().execute(async (db) => {
    const story = await lockStory(db, request.storyId);
    const last = await findLastOfficerEvent(db, request.storyId);
    const target = last?.fromState;
    if (!story || !target) return { kind: 'too-late' };
    const { officer } = request;
    const at = context.clock();
    const permission = permissionFor('undo', situationOf({ story, officer, last, now: at }));
    if (permission !== 'allowed') return { kind: 'too-late' };
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
