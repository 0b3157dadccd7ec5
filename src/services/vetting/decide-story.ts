import type { Database, Transaction } from '#db/connect.ts';
import { listClauses } from '#db/desk/clauses.ts';
import { dropLease } from '#db/desk/leases.ts';
import { findPolicy } from '#db/desk/policies.ts';
import { listEvents, wasPublished } from '#db/events.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { insertEvent } from '#db/insert-events.ts';
import { retirePublication } from '#db/publications/write-publications.ts';
import {
  type Annotations,
  annotateStory,
  lockStory,
  type StoryRecord,
  setStoryState,
} from '#db/stories.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { type Decision, decide, type StoryState } from '#domain/story/lifecycle.ts';
import { limitOf, type OfficerDecision } from '#domain/vetting/actions.ts';
import { getsAnswer } from '#domain/vetting/clauses.ts';
import { NOTE_LIMITS, noteProblem, tidyNote } from '#domain/vetting/desk-limits.ts';
import type { StoryEventKind } from '#domain/vetting/event-kinds.ts';
import { type ActingOfficer, countsAlready } from '#domain/vetting/officer.ts';
import { type Parking, parkingProblem, parkingSubject } from '#domain/vetting/parking.ts';
import { needsTwoOfficers, type VettingPolicy } from '#domain/vetting/policy.ts';
import { type RemovalGround, removalProblem } from '#domain/vetting/removal.ts';
import {
  ANSWER_FIRST,
  type Answer,
  answerProblem,
  isQuestionOpen,
} from '#domain/vetting/second-reader.ts';
import { isStale, type Seen } from '#domain/vetting/seen.ts';
import { MAIL_DELAY_SECONDS } from '#domain/vetting/undo.ts';
import type { Clock, JobQueue } from '#services/ports.ts';
import { type TooMany, tooManyThisHour } from './hourly-limit.ts';
import { publishStory } from './publish-story.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { answerAndPublish } from './second-reader.ts';
import { countStandingStill } from './stand-still.ts';
import { tellNamed } from './tell-named.ts';

export type DecideStoryContext = {
  db: Database;
  clock: Clock;
  enqueue: JobQueue;
  /** In which a day ends. */
  timeZone: string;
  policy: { protectMinors: boolean };
};

export type DecideStoryRequest = {
  storyId: string;
  officer: ActingOfficer;
  decision: OfficerDecision;
  seen: Seen;
  /** Guidelines a refusal rests on. */
  clauses?: string[];
  noteToWriter?: string;
  internalNote?: string;
  /** Until when it is put aside, and what for. */
  parking?: Parking | undefined;
  /** Why it is taken down. */
  ground?: RemovalGround | undefined;
  /** To what another officer asked, by whoever publishes it. */
  answer?: Answer | undefined;
  /** Its writer sent it twice, and the other one is read: no guideline speaks against it. */
  sentTwice?: true | undefined;
};

export type DecideStoryOutcome =
  | { kind: 'decided'; state: StoryState }
  /** A first officer agreed; the policy asks for a second one. */
  | { kind: 'approved' }
  | { kind: 'scheduled'; publishAt: Date }
  | { kind: 'not-found' }
  | Refusal
  | { kind: 'clause-missing' }
  | { kind: 'invalid'; problem: string }
  | TooMany
  | { kind: 'stale'; state: StoryState; revisionNo: number };

/** Decisions that end the writer's wait. */
const FINAL: readonly Decision[] = ['publish', 'refuse', 'hide'];
const MINUTE_MS = 60_000;

/** One decision, its record, its counters and its jobs, together or not at all. */
export async function decideStory(
  context: DecideStoryContext,
  request: DecideStoryRequest,
): Promise<DecideStoryOutcome> {
  if (request.decision === 'refuse' && !hasReason(request)) return { kind: 'clause-missing' };
  const problem =
    noteProblem(request.noteToWriter, NOTE_LIMITS.toWriter) ??
    noteProblem(request.internalNote, NOTE_LIMITS.internal);
  if (problem) return { kind: 'invalid', problem };
  return inTransaction(context.db, async (db) => {
    const story = await lockStory(db, request.storyId);
    if (!story) return { kind: 'not-found' };
    if (isStale(story, request.seen))
      return { kind: 'stale', state: story.state, revisionNo: story.revisionNo };
    const at = context.clock();
    const { officer, decision: action } = request;
    const refused = await refusalOf(db, { story, action, officer, at, policy: context.policy });
    if (refused) return refused;
    const next = decide(story.state, request.decision);
    if (!next.allowed) return { kind: 'not-allowed' };
    if (await isNeverRead(db, request)) return { kind: 'invalid', problem: NEVER_READ };
    const unclear =
      troubleWith(context, { request, at }) ?? (await isUnanswered(db, { request, story }));
    if (unclear) return { kind: 'invalid', problem: unclear };
    const policy = await findPolicy(db);
    const doing = limitOf(request.decision, story.state);
    const tooMany =
      doing && (await tooManyThisHour(db, { officer: request.officer.id, doing, at }, policy));
    if (tooMany) return tooMany;
    const change = { request, story, to: next.to, at };

    const waits = request.decision === 'publish' && (await holdBack(db, change, policy));
    if (waits) return waits;
    await apply({ ...context, db }, change);
    return { kind: 'decided', state: next.to };
  });
}

/** A guideline; or, of a text that its writer sent twice, the words that say so. */
const hasReason = ({ clauses, sentTwice, noteToWriter }: DecideStoryRequest) =>
  Boolean(clauses?.length) || (sentTwice === true && tidyNote(noteToWriter) !== null);

/** What is missing in what was typed with it. */
function troubleWith(
  { timeZone }: DecideStoryContext,
  { request, at }: Pick<Change, 'request' | 'at'>,
): string | null {
  const { decision, parking, internalNote, answer, ground, clauses = [] } = request;
  if (decision === 'park')
    return parkingProblem(parking, { today: dayIn(at, timeZone), note: tidyNote(internalNote) });
  if (decision === 'remove') return removalProblem(ground, clauses);
  return decision === 'publish' && answer ? answerProblem(answer, { publishes: true }) : null;
}

/** What a colleague asks is not passed over by publishing. */
async function isUnanswered(
  db: Database,
  { request: { decision, answer }, story }: Pick<Change, 'request' | 'story'>,
): Promise<string | null> {
  if (decision !== 'publish' || answer || story.secondReaderAskedBy === null) return null;
  const isOpen = isQuestionOpen(story, await listEvents(db, story.id));
  return isOpen ? `${ANSWER_FIRST}. Nothing was decided.` : null;
}

const NEVER_READ =
  'One of these guidelines gets no answer, so the writer would never read your word. Leave it out, or cite only guidelines that are told.';

/** A word to the writer that would be kept and reach nobody. */
async function isNeverRead(
  db: Database,
  { noteToWriter, clauses = [] }: DecideStoryRequest,
): Promise<boolean> {
  if (tidyNote(noteToWriter) === null) return false;
  const cited = (await listClauses(db)).filter(({ code }) => clauses.includes(code));
  return !getsAnswer(cited);
}

type Change = { request: DecideStoryRequest; story: StoryRecord; to: StoryState; at: Date };

/** Else one lead with an invitation would be two officers. */
const TOO_NEW =
  'This text needs two officers, and you count as one of them a day after you came. Ask another officer to read it.';

/** A text that needs a second officer, or its hour, is approved but not yet published. */
async function holdBack(
  db: Transaction,
  change: Change,
  policy: VettingPolicy,
): Promise<DecideStoryOutcome | null> {
  const { request, story, at } = change;
  const by = request.officer.id;
  const approval = { by, revisionNo: story.revisionNo };
  const first = story.approval?.revisionNo === story.revisionNo ? story.approval : null;
  const twoOfficers = needsTwoOfficers(story, policy);
  if (twoOfficers && !countsAlready(request.officer, at))
    return { kind: 'invalid', problem: TOO_NEW };
  if (twoOfficers && !first) {
    await annotateStory(db, story.id, { approval, secondReaderAskedBy: by });
    await record(db, change, { kind: 'approve', to: story.state });
    await dropLease(db, story.id, by);
    return { kind: 'approved' };
  }
  if (policy.publishDelayMinutes === 0) return null;
  const publishAt = new Date(at.getTime() + policy.publishDelayMinutes * MINUTE_MS);
  await annotateStory(db, story.id, { approval, publishAt });
  await record(db, change, { kind: 'schedule', to: story.state });
  await dropLease(db, story.id, by);
  return { kind: 'scheduled', publishAt };
}

async function apply(
  context: DecideStoryContext & { db: Transaction },
  change: Change,
): Promise<void> {
  const { db, enqueue } = context;
  const { request, story, to, at } = change;
  const publishedBefore = await wasPublished(db, story.id);
  const final = FINAL.includes(request.decision);
  if (request.decision === 'resume')
    await countStandingStill(db, story, { at, timeZone: context.timeZone });
  if (request.parking && to === 'parked')
    await annotateStory(db, story.id, { parking: request.parking });
  await setStoryState(db, story.id, { state: to, ...(final && { decidedAt: at }) });
  const cleared = CLEARED_BY[request.decision];
  if (cleared) await annotateStory(db, story.id, cleared);
  const eventNo = await record(db, change, { kind: request.decision, to });
  // Whoever decides has put the story down.
  await dropLease(db, story.id, request.officer.id);
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
  if (to === 'removed')
    await enqueue(db, { name: 'send-removal-mail', data: { storyId: story.id, eventNo } }, LATER);
}

/**
 * A question or an approval stays on the folder while a decision can be undone, and so comes back
 * with it. Whoever takes a story up again starts anew; on hold nothing is published by the clock.
 */
export const CLEARED_BY: Partial<Record<Decision, Annotations>> = {
  park: { approval: null, publishAt: null },
  resume: { secondReaderAskedBy: null, approval: null, publishAt: null },
  restore: { secondReaderAskedBy: null, approval: null, publishAt: null },
};

/** No mail leaves while the decision can still be undone. */
const LATER = { afterSeconds: MAIL_DELAY_SECONDS };

async function record(
  db: Transaction,
  { request, story, at }: Change,
  event: { kind: StoryEventKind; to: StoryState },
): Promise<number> {
  const { answer, decision } = request;
  if (decision === 'publish' && answer)
    await answerAndPublish(db, { story, officer: request.officer.id, answer, at });
  const eventNo = await insertEvent(db, {
    storyId: story.id,
    kind: event.kind,
    officer: request.officer.id,
    fromState: story.state,
    toState: event.to,
    revisionNo: story.revisionNo,
    ...(request.parking && event.kind === 'park' && { subject: parkingSubject(request.parking) }),
    ...(request.ground && event.kind === 'remove' && { subject: request.ground }),
    ...(request.sentTwice && { subject: 'sent-twice' }),
    clauses: request.clauses ?? [],
    noteToWriter: tidyNote(request.noteToWriter),
    internalNote: tidyNote(request.internalNote),
    at,
  });
  const { internalNote: note, officer } = request;
  await tellNamed(db, { eventNo, storyId: story.id, note, by: officer.id });
  return eventNo;
}
