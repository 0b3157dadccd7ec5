import type { Database } from '#db/connect.ts';
import { hasEvent, insertEvent } from '#db/events.ts';
import { addToCounts, takeFromCounts } from '#db/publication-counts.ts';
import { insertPublication, retirePublication } from '#db/publications.ts';
import { findRevision } from '#db/revisions.ts';
import { lockStory, type StoryRecord, setStoryState } from '#db/stories.ts';
import { excerpt, readingMinutes } from '#domain/story/excerpt.ts';
import { type Decision, decide, type StoryState } from '#domain/story/lifecycle.ts';
import { publicFace } from '#domain/story/public-face.ts';
import type { Clock, JobQueue } from '#services/ports.ts';

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
  contentNote?: string;
};

export type DecideStoryOutcome =
  | { kind: 'decided'; state: StoryState }
  | { kind: 'not-found' }
  | { kind: 'not-allowed'; state: StoryState }
  | { kind: 'clause-missing' }
  | { kind: 'stale'; state: StoryState; revisionNo: number };

/** One decision, its record, its counters and its jobs, together or not at all. */
export async function decideStory(
  context: DecideStoryContext,
  request: DecideStoryRequest,
): Promise<DecideStoryOutcome> {
  if (request.decision === 'refuse' && !request.clauses?.length) return { kind: 'clause-missing' };
  return context.db.transaction().execute(async (db) => {
    const story = await lockStory(db, request.storyId);
    if (!story) return { kind: 'not-found' };
    const { state, revisionNo } = story;
    if (state !== request.seen.state || revisionNo !== request.seen.revisionNo)
      return { kind: 'stale', state, revisionNo };
    const next = decide(state, request.decision);
    if (!next.allowed) return { kind: 'not-allowed', state };
    await apply({ ...context, db }, { request, story, to: next.to });
    return { kind: 'decided', state: next.to };
  });
}

async function apply(
  context: DecideStoryContext,
  change: { request: DecideStoryRequest; story: StoryRecord; to: StoryState },
): Promise<void> {
  const { db, enqueue } = context;
  const { request, story, to } = change;
  const at = context.clock();
  const publishedBefore = await hasEvent(db, story.id, 'publish');
  await setStoryState(db, story.id, { state: to, decidedAt: at });
  await insertEvent(db, {
    storyId: story.id,
    kind: request.decision,
    officer: request.officer,
    fromState: story.state,
    toState: to,
    revisionNo: story.revisionNo,
    clauses: request.clauses ?? [],
    noteToWriter: request.noteToWriter ?? null,
    internalNote: request.internalNote ?? null,
    at,
  });
  if (to === 'published') {
    await publish(context, { story, publishedAt: at, contentNote: request.contentNote ?? null });
    // The mail promises to be the only one, also when a story comes back after a removal.
    if (!publishedBefore)
      await enqueue(db, { name: 'send-approval-mail', data: { storyId: story.id } });
  } else if (story.state === 'published') {
    const retired = await retirePublication(db, story.id);
    if (retired) await takeFromCounts(db, retired);
  }
}

async function publish(
  { db, policy }: DecideStoryContext,
  approved: { story: StoryRecord; publishedAt: Date; contentNote: string | null },
): Promise<void> {
  const { story, publishedAt, contentNote } = approved;
  const revision = await findRevision(db, story.id, story.revisionNo);
  if (!revision) throw new Error(`Story ${story.id} has no revision ${story.revisionNo}.`);
  const { id, hash, campaign, category, writingType, recipient, revisionNo } = story;
  await insertPublication(db, {
    ...publicFace(story, policy),
    ...{ id, hash, campaign, category, writingType, recipient, revisionNo },
    ...{ publishedAt, contentNote },
    language: story.language ?? 'en',
    title: revision.title,
    body: revision.body,
    excerpt: excerpt(revision.body),
    readingMinutes: readingMinutes(revision.body),
    shortened: revision.byOfficer,
  });
  await addToCounts(db, story);
}
