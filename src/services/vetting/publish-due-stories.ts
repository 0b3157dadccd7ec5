import type { Transaction } from '#db/connect.ts';
import { findPolicy } from '#db/desk/policies.ts';
import { listEvents, wasPublished } from '#db/events.ts';
import { insertEvent } from '#db/insert-events.ts';
import { annotateStory, lockDueStory, type StoryRecord, setStoryState } from '#db/stories.ts';
import { isGateOpen } from '#domain/vetting/gate.ts';
import { needsTwoOfficers } from '#domain/vetting/policy.ts';
import { MAIL_DELAY_SECONDS } from '#domain/vetting/undo.ts';
import type { DecideStoryContext } from './decide-story.ts';
import { publishStory } from './publish-story.ts';
import { readGate } from './read-gate.ts';

/** Publishes what was approved earlier and has waited its time. Answers how many. */
export async function publishDueStories(context: DecideStoryContext): Promise<number> {
  let published = 0;
  while (await publishOne(context)) published += 1;
  return published;
}

async function publishOne(context: DecideStoryContext): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const at = context.clock();
    const story = await lockDueStory(db, at);
    if (!story) return false;
    await annotateStory(db, story.id, {
      approval: null,
      publishAt: null,
      secondReaderAskedBy: null,
    });
    // An edit after the approval takes it back: it is in the queue again.
    if (story.approval?.revisionNo !== story.revisionNo) return true;
    if (!(await isStillAgreed(db, story, story.approval.by))) return true;
    const officer = { id: story.approval.by };
    if (!isGateOpen(await readGate(db, { story, officer, policy: context.policy }))) return true;
    await setStoryState(db, story.id, { state: 'published', decidedAt: at });
    const publishedBefore = await wasPublished(db, story.id);
    const eventNo = await insertEvent(db, {
      storyId: story.id,
      kind: 'publish',
      officer: story.approval.by,
      fromState: story.state,
      toState: 'published',
      revisionNo: story.revisionNo,
      at,
    });
    await publishStory({ ...context, db }, { story, publishedAt: at });
    if (!publishedBefore)
      await context.enqueue(
        db,
        { name: 'send-approval-mail', data: { storyId: story.id, eventNo } },
        { afterSeconds: MAIL_DELAY_SECONDS },
      );
    return true;
  });
}

/** No officer looks at its hour: the writer has changed nothing since, and where two are needed now, two agreed. */
async function isStillAgreed(db: Transaction, story: StoryRecord, by: string): Promise<boolean> {
  const events = await listEvents(db, story.id);
  const newest = (...kinds: string[]) =>
    Math.max(0, ...events.flatMap(({ kind, no }) => (kinds.includes(kind) ? [no] : [])));
  if (newest('mask') > newest('schedule')) return false;
  const another = events.some(
    ({ kind, officer, revisionNo }) =>
      kind === 'approve' && officer !== by && revisionNo === story.revisionNo,
  );
  return another || !needsTwoOfficers(story, await findPolicy(db));
}
