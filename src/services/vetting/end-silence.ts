import type { Transaction } from '#db/connect.ts';
import { findPolicy } from '#db/desk/policies.ts';
import { wasPublished } from '#db/events.ts';
import { insertEvent } from '#db/insert-events.ts';
import type { Question } from '#db/questions.ts';
import { insertOfficerRevision } from '#db/revisions.ts';
import { annotateStory, type StoryRecord, setStoryState } from '#db/stories.ts';
import { decide, type StoryState } from '#domain/story/lifecycle.ts';
import { isGateOpen } from '#domain/vetting/gate.ts';
import { needsTwoOfficers } from '#domain/vetting/policy.ts';
import { MAIL_DELAY_SECONDS } from '#domain/vetting/undo.ts';
import type { DecideStoryContext } from './decide-story.ts';
import { publishStory } from './publish-story.ts';
import { readGate } from './read-gate.ts';

type Silent = { db: Transaction; story: StoryRecord; question: Question; at: Date };

/**
 * No answer came: what the officer who asked chose happens, by nobody's hand. False where it cannot, and the text is to
 * be read again: somebody may be in danger, two officers have to agree, or a mark is open in what was proposed.
 */
export async function endSilence(context: DecideStoryContext, silent: Silent): Promise<boolean> {
  const { db, story, question } = silent;
  if (story.dangerSince) return false;
  if (question.ifSilent === 'decline') return decline(context, silent);
  return (
    !needsTwoOfficers(story, await findPolicy(db)) && publishCut(context, { ...silent, question })
  );
}

/** The writer may send it again, and is told so. */
async function decline({ enqueue }: DecideStoryContext, { db, story, at }: Silent) {
  const next = decide(story.state, 'refuse');
  if (!next.allowed) return false;
  const { id: storyId } = story;
  await setStoryState(db, storyId, { state: next.to, decidedAt: at });
  const eventNo = await tell(db, { story, at, kind: 'refuse', toState: next.to });
  await enqueue(db, { name: 'send-refusal-mail', data: { storyId, eventNo } }, LATER);
  return true;
}

/** Only what takes words out, and only of somebody grown up: the question was not taken otherwise. */
async function publishCut(
  context: DecideStoryContext,
  { db, story, question, at }: Silent,
): Promise<boolean> {
  const { proposal, askedBy: officer } = question;
  if (!proposal) return false;
  const { id: storyId, campaign } = story;
  const no = story.revisionNo + 1;
  const changed: StoryRecord = { ...story, revisionNo: no };
  const reason = `Asked until ${question.until}, and no answer came`;
  await insertOfficerRevision(db, {
    ...proposal,
    storyId,
    no,
    campaign,
    officer,
    reason,
    createdAt: at,
  });
  await annotateStory(db, storyId, { revisionNo: no });
  const back = { story: changed, at, kind: 'resume' as const, toState: 'in_review' as const };
  await setStoryState(db, storyId, { state: back.toState });
  await tell(db, back);
  const waiting: StoryRecord = { ...changed, state: back.toState };
  await tell(db, { story: waiting, at, kind: 'edit', toState: waiting.state });
  const gate = await readGate(db, {
    story: waiting,
    officer: { id: officer },
    policy: context.policy,
  });
  // The officer who asked opened the text before, and wrote these words.
  if (!isGateOpen({ ...gate, opened: true })) return true;
  await setStoryState(db, storyId, { state: 'published', decidedAt: at });
  const publishedBefore = await wasPublished(db, storyId);
  const eventNo = await tell(db, { story: waiting, at, kind: 'publish', toState: 'published' });
  await publishStory({ ...context, db }, { story: waiting, publishedAt: at });
  if (!publishedBefore)
    await context.enqueue(db, { name: 'send-approval-mail', data: { storyId, eventNo } }, LATER);
  return true;
}

type Told = {
  story: StoryRecord;
  at: Date;
  kind: 'refuse' | 'resume' | 'edit' | 'publish';
  toState: StoryState;
};

function tell(db: Transaction, { story, at, kind, toState }: Told): Promise<number> {
  const { id: storyId, state: fromState, revisionNo } = story;
  return insertEvent(db, { storyId, kind, officer: null, fromState, toState, revisionNo, at });
}

/** As after any decision, so that a mail is one way everywhere. */
const LATER = { afterSeconds: MAIL_DELAY_SECONDS };
