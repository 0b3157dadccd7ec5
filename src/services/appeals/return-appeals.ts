import { findAppeal, findOldAppeal } from '#db/appeals.ts';
import { insertEvent } from '#db/insert-events.ts';
import { annotateStory, lockStory, setStoryState } from '#db/stories.ts';
import { daysBefore } from '#domain/retention.ts';
import { decide } from '#domain/story/lifecycle.ts';
import { APPEAL_ENDS_DAYS } from '#domain/vetting/appeal.ts';
import { CLEARED_BY, type DecideStoryContext } from '#services/vetting/decide-story.ts';

/** What nobody answered for a month goes back into the queue, as if the writer were right. Answers how many. */
export async function returnAppeals(context: DecideStoryContext): Promise<number> {
  let returned = 0;
  while (await returnOne(context)) returned += 1;
  return returned;
}

function returnOne(context: DecideStoryContext): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const at = context.clock();
    const storyId = await findOldAppeal(db, daysBefore(at, APPEAL_ENDS_DAYS));
    const story = storyId ? await lockStory(db, storyId) : undefined;
    if (!story || (await findAppeal(db, story.id))?.closedAt) return false;
    const next = decide(story.state, 'restore');
    if (!next.allowed) return false;
    await setStoryState(db, story.id, { state: next.to });
    if (CLEARED_BY.restore) await annotateStory(db, story.id, CLEARED_BY.restore);
    await insertEvent(db, {
      storyId: story.id,
      kind: 'restore',
      officer: null,
      fromState: story.state,
      toState: next.to,
      revisionNo: story.revisionNo,
      at,
    });
    return true;
  });
}
