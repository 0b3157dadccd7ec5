import type { Database } from '#db/connect.ts';
import { insertEvent, wasPublished } from '#db/events.ts';
import { dropLease, findLease } from '#db/leases.ts';
import { findPolicy } from '#db/policies.ts';
import { retirePublication } from '#db/publications.ts';
import {
  type DeskMarks,
  lockStory,
  markStory,
  type StoryRecord,
  setStoryState,
} from '#db/stories.ts';
import { type Decision, decide, type StoryState } from '#domain/story/lifecycle.ts';
import { isOwnQuestion } from '#domain/vetting/actions.ts';
import { NOTE_LIMITS, noteProblem, tidyNote } from '#domain/vetting/desk-limits.ts';
import { needsTwoOfficers, type VettingPolicy } from '#domain/vetting/policy.ts';
import { MAIL_DELAY_SECONDS } from '#domain/vetting/undo.ts';
import type { Clock, JobQueue } from '#services/ports.ts';
import { type Limited, type TooMany, tooManyThisHour } from './hourly-limit.ts';
import { publishStory } from './publish-story.ts';

export type DecideStoryContext = {
  db: Database;
  clock: Clock;
  enqueue: JobQueue;
  policy: { protectMinors: boolean };
};

export type DecideStoryRequest = {
  storyId: string;
  officer: string;
  decision: Decision;
  /** What was on the officer's screen; anything newer makes the decision stale. */
  seen: { state: StoryState; revisionNo: number };
  /** Guidelines a refusal rests on. */
  clauses?: string[];
  noteToWriter?: string;
  internalNote?: string;
};

export type DecideStoryOutcome =
  | { kind: 'decided'; state: StoryState }
  /** A first officer agreed; the policy asks for a second one. */
  | { kind: 'approved' }
  | { kind: 'scheduled'; publishAt: Date }
  | { kind: 'not-found' }
  | { kind: 'not-allowed'; state: StoryState }
  | { kind: 'clause-missing' }
  | { kind: 'invalid'; problem: string }
  | { kind: 'held'; by: string }
  | TooMany
  | { kind: 'stale'; state: StoryState; revisionNo: number };

/** Decisions that end the writer's wait. */
const FINAL: readonly Decision[] = ['publish', 'refuse', 'hide'];
const LIMITED: Partial<Record<Decision, Limited>> = {
  publish: 'make-public',
  remove: 'remove',
  refuse: 'decline',
  hide: 'decline',
  park: 'decline',
};
const MINUTE_MS = 60_000;

/** One decision, its record, its counters and its jobs, together or not at all. */
export async function decideStory(
  context: DecideStoryContext,
  request: DecideStoryRequest,
): Promise<DecideStoryOutcome> {
  if (request.decision === 'refuse' && !request.clauses?.length) return { kind: 'clause-missing' };
  const problem =
    noteProblem(request.noteToWriter, NOTE_LIMITS.toWriter) ??
    noteProblem(request.internalNote, NOTE_LIMITS.internal);
  if (problem) return { kind: 'invalid', problem };
  return context.db.transaction().execute(async (db) => {
    const story = await lockStory(db, request.storyId);
    if (!story) return { kind: 'not-found' };
    const { state, revisionNo } = story;
    if (state !== request.seen.state || revisionNo !== request.seen.revisionNo)
      return { kind: 'stale', state, revisionNo };
    const next = decide(state, request.decision);
    if (!next.allowed || story.erasedAt) return { kind: 'not-allowed', state };
    if (isOwnQuestion(request.decision, story.secondReaderAskedBy, request.officer))
      return { kind: 'not-allowed', state };
    const at = context.clock();
    const lease = await findLease(db, story.id, at);
    if (lease && lease.officerId !== request.officer)
      return { kind: 'held', by: lease.officerName };
    const policy = await findPolicy(db);
    const doing = LIMITED[request.decision];
    const tooMany =
      doing && (await tooManyThisHour(db, { officer: request.officer, doing, at }, policy));
    if (tooMany) return tooMany;
    const change = { request, story, to: next.to, at };
    const waits = request.decision === 'publish' && (await holdBack(db, change, policy));
    if (waits) return waits;
    await apply({ ...context, db }, change);
    return { kind: 'decided', state: next.to };
  });
}

type Change = { request: DecideStoryRequest; story: StoryRecord; to: StoryState; at: Date };

/** A text that needs a second officer, or its hour, is approved but not yet published. */
async function holdBack(
  db: Database,
  change: Change,
  policy: VettingPolicy,
): Promise<DecideStoryOutcome | null> {
  const { request, story, at } = change;
  const approval = { by: request.officer, revisionNo: story.revisionNo };
  const first = story.approval?.revisionNo === story.revisionNo ? story.approval : null;
  if (needsTwoOfficers(story, policy) && (!first || first.by === request.officer)) {
    if (first) return { kind: 'not-allowed', state: story.state };
    await markStory(db, story.id, { approval, secondReaderAskedBy: request.officer });
    await record(db, change, { kind: 'approve', to: story.state });
    await dropLease(db, story.id, request.officer);
    return { kind: 'approved' };
  }
  if (policy.publishDelayMinutes === 0) return null;
  const publishAt = new Date(at.getTime() + policy.publishDelayMinutes * MINUTE_MS);
  await markStory(db, story.id, { approval, publishAt });
  await record(db, change, { kind: 'schedule', to: story.state });
  await dropLease(db, story.id, request.officer);
  return { kind: 'scheduled', publishAt };
}

async function apply(context: DecideStoryContext, change: Change): Promise<void> {
  const { db, enqueue } = context;
  const { request, story, to, at } = change;
  const publishedBefore = await wasPublished(db, story.id);
  const final = FINAL.includes(request.decision);
  await setStoryState(db, story.id, { state: to, ...(final && { decidedAt: at }) });
  const cleared = CLEARED_BY[request.decision];
  if (cleared) await markStory(db, story.id, cleared);
  const eventNo = await record(db, change, { kind: request.decision, to });
  // Whoever decides has put the story down; taking it is what keeps it in hand.
  if (request.decision !== 'take') await dropLease(db, story.id, request.officer);
  if (to === 'published') {
    await publishStory(context, { story, publishedAt: at });
    // The mail promises to be the only one, also when a story comes back after a removal.
    if (!publishedBefore)
      await enqueue(
        db,
        { name: 'send-approval-mail', data: { storyId: story.id, eventNo } },
        LATER,
      );
  } else if (story.state === 'published') await retirePublication(db, story.id);
  if (to === 'refused')
    await enqueue(db, { name: 'send-refusal-mail', data: { storyId: story.id, eventNo } }, LATER);
}

/**
 * A question or an approval stays on the folder while a decision can be undone, and so comes back
 * with it. Whoever takes a story up again starts anew; on hold nothing is published by the clock.
 */
const CLEARED_BY: Partial<Record<Decision, DeskMarks>> = {
  park: { approval: null, publishAt: null },
  resume: { secondReaderAskedBy: null, approval: null, publishAt: null },
  restore: { secondReaderAskedBy: null, approval: null, publishAt: null },
};

/** No mail leaves while the decision can still be undone. */
const LATER = { afterSeconds: MAIL_DELAY_SECONDS };

function record(
  db: Database,
  { request, story, at }: Change,
  event: { kind: string; to: StoryState },
): Promise<number> {
  return insertEvent(db, {
    storyId: story.id,
    kind: event.kind,
    officer: request.officer,
    fromState: story.state,
    toState: event.to,
    revisionNo: story.revisionNo,
    clauses: request.clauses ?? [],
    noteToWriter: tidyNote(request.noteToWriter),
    internalNote: tidyNote(request.internalNote),
    at,
  });
}
