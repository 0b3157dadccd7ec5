import { insertEvent } from '#db/insert-events.ts';
import { findOpenQuestion } from '#db/questions.ts';
import { annotateStory, lockParkedUntil, setStoryState } from '#db/stories.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { decide } from '#domain/story/lifecycle.ts';
import { CLEARED_BY, type DecideStoryContext } from './decide-story.ts';
import { endSilence } from './end-silence.ts';
import { countStandingStill } from './stand-still.ts';

/**
 * What was put aside until today is in the queue again, at the place its due day gives it; of a question without an
 * answer, what the officer chose. Answers how many.
 */
export async function returnParkedStories(context: DecideStoryContext): Promise<number> {
  let returned = 0;
  while (await returnOne(context)) returned += 1;
  return returned;
}

async function returnOne(context: DecideStoryContext): Promise<boolean> {
  const { clock, timeZone } = context;
  return context.db.transaction().execute(async (db) => {
    const at = clock();
    const story = await lockParkedUntil(db, dayIn(at, timeZone));
    if (!story) return false;
    const question = await findOpenQuestion(db, story.id);
    await countStandingStill(db, story, { at, timeZone });
    if (question && (await endSilence(context, { db, story, question, at }))) return true;
    const next = decide(story.state, 'resume');
    if (!next.allowed) return false;
    const { id: storyId, state: fromState, revisionNo } = story;
    await setStoryState(db, storyId, { state: next.to });
    if (CLEARED_BY.resume) await annotateStory(db, storyId, CLEARED_BY.resume);
    await insertEvent(db, {
      storyId,
      kind: 'resume',
      officer: null,
      fromState,
      toState: next.to,
      revisionNo,
      at,
    });
    return true;
  });
}
