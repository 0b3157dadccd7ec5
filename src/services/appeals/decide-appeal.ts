import { closeAppeal, findAppeal } from '#db/appeals.ts';
import type { Transaction } from '#db/connect.ts';
import { hasOpened, listEvents } from '#db/events.ts';
import { insertEvent } from '#db/insert-events.ts';
import { annotateStory, lockStory, type StoryRecord, setStoryState } from '#db/stories.ts';
import { decide } from '#domain/story/lifecycle.ts';
import { answerProblem, decidedBy, type Outcome } from '#domain/vetting/appeal.ts';
import { tidyNote } from '#domain/vetting/desk-limits.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { CLEARED_BY, type DecideStoryContext } from '#services/vetting/decide-story.ts';

export type DecideAppealRequest = {
  storyId: string;
  officer: ActingOfficer;
  outcome: Outcome | undefined;
  /** To the writer. */
  words: string;
};

export type DecideAppealOutcome =
  | { kind: 'decided' }
  | { kind: 'not-found' }
  /** Somebody was quicker, or the text is elsewhere by now. */
  | { kind: 'closed' }
  | { kind: 'invalid'; problem: string };

const OWN = 'You decided about this text before, so another officer looks again.';
const UNREAD = 'Read the text first: nobody decides what nobody has read.';
const DANGER = 'Somebody may be in danger here. The protocol comes first.';

/** By an officer who has not decided about the text, with reasons to its writer. */
export async function decideAppeal(
  context: DecideStoryContext,
  request: DecideAppealRequest,
): Promise<DecideAppealOutcome> {
  return context.db.transaction().execute(async (db) => {
    const story = await lockStory(db, request.storyId);
    const appeal = story && (await findAppeal(db, story.id));
    if (!story || !appeal) return { kind: 'not-found' };
    if (appeal.closedAt) return { kind: 'closed' };
    const problem = await problemWith(db, story, request);
    const { outcome, officer } = request;
    if (problem || !outcome) return { kind: 'invalid', problem: problem ?? '' };
    const at = context.clock();
    const answer = tidyNote(request.words) ?? '';
    await closeAppeal(db, story.id, { outcome, answer, decidedBy: officer.id, at });
    await conclude(context, { db, story, outcome, answer, officer: officer.id, at });
    return { kind: 'decided' };
  });
}

async function problemWith(
  db: Transaction,
  story: StoryRecord,
  { officer, outcome, words }: DecideAppealRequest,
): Promise<string | null> {
  if (decidedBy(await listEvents(db, story.id)).includes(officer.id)) return OWN;
  if (story.dangerSince) return DANGER;
  const { id: storyId, revisionNo } = story;
  if (!(await hasOpened(db, { storyId, revisionNo, officer: officer.id }))) return UNREAD;
  return answerProblem(outcome, words);
}

type Conclusion = {
  db: Transaction;
  story: StoryRecord;
  outcome: Outcome;
  answer: string;
  officer: string;
  at: Date;
};

async function conclude(
  { enqueue }: DecideStoryContext,
  { db, story, outcome, answer, officer, at }: Conclusion,
): Promise<void> {
  const { id: storyId, state: fromState, revisionNo } = story;
  const back = outcome === 'overturn' ? decide(fromState, 'restore') : null;
  const toState = back?.allowed ? back.to : fromState;
  if (toState !== fromState) {
    await setStoryState(db, storyId, { state: toState });
    if (CLEARED_BY.restore) await annotateStory(db, storyId, CLEARED_BY.restore);
  }
  const eventNo = await insertEvent(db, {
    storyId,
    kind: outcome,
    officer,
    fromState,
    toState,
    revisionNo,
    internalNote: answer,
    at,
  });
  // Says that there is an answer, and not which.
  await enqueue(db, { name: 'send-answer-mail', data: { storyId, eventNo } });
}
