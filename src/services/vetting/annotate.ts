import type { Transaction } from '#db/connect.ts';
import { insertEvent } from '#db/insert-events.ts';
import { type Annotations, annotateStory, lockStory, type StoryRecord } from '#db/stories.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import { SAYS_ONLY } from '#domain/vetting/event-kinds.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { isStale, type Seen } from '#domain/vetting/seen.ts';
import type { VettingContext } from './desk-context.ts';
import type { TooMany } from './hourly-limit.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { tellNamed } from './tell-named.ts';

export type AnnotateRequest = { storyId: string; officer: ActingOfficer; seen: Seen };

export type AnnotateOutcome =
  | { kind: 'annotated' }
  | { kind: 'not-found' }
  | Refusal
  | { kind: 'invalid'; problem: string }
  | TooMany
  | { kind: 'stale'; state: StoryState; revisionNo: number };

/** Whoever approved, approved what readers would have seen then. */
export const UNAPPROVED = { approval: null, publishAt: null };

type Annotation =
  | 'keep-mark'
  | 'hide-field'
  | 'set-field'
  | 'confirm-name'
  | 'state-permission'
  | 'raise-danger'
  | 'danger-step'
  | 'answer-writer'
  | 'deny-danger'
  | 'close-danger'
  | 'edit'
  | 'content-note'
  | 'ask-second-reader'
  | 'settle-second-reader'
  | 'set-language'
  | 'note'
  | 'see-note'
  | 'answer-second-reader';

type Annotated = {
  annotations: Annotations;
  revisionNo?: number;
  /** Which of its marks, or which line, it is about. */
  subject?: string;
  internalNote?: string | null;
  noteToWriter?: string;
  /** Whoever is meant by it without being named in it. */
  alsoTell?: string | null;
  /** What follows from it, in the same transaction. */
  after?: (eventNo: number) => Promise<void>;
};

/** Looks again at what the officer saw, then writes the annotation and its record together. */
export async function annotate(
  context: VettingContext,
  action: Annotation,
  request: AnnotateRequest,
  change: (
    db: Transaction,
    story: StoryRecord,
    at: Date,
  ) => Promise<
    Annotated | Extract<AnnotateOutcome, { kind: 'annotated' | 'invalid' | 'too-many' }>
  >,
): Promise<AnnotateOutcome> {
  return context.db.transaction().execute(async (db) => {
    const story = await lockStory(db, request.storyId);
    if (!story) return { kind: 'not-found' };
    const { state, revisionNo } = story;
    if (!SAYS_ONLY.some((one) => one === action) && isStale(story, request.seen))
      return { kind: 'stale', state, revisionNo };
    const at = context.clock();
    const { officer } = request;
    const { policy } = context;
    const refused = await refusalOf(db, { story, action, officer, at, policy });
    if (refused) return refused;
    const done = await change(db, story, at);
    if (!('annotations' in done)) return done;
    if (Object.keys(done.annotations).length > 0)
      await annotateStory(db, story.id, done.annotations);
    const eventNo = await insertEvent(db, {
      storyId: story.id,
      kind: action,
      officer: request.officer.id,
      fromState: state,
      toState: state,
      revisionNo: done.revisionNo ?? revisionNo,
      ...(done.subject && { subject: done.subject }),
      clauses: [],
      noteToWriter: done.noteToWriter ?? null,
      internalNote: done.internalNote ?? null,
      at,
    });
    const { internalNote: note, alsoTell: also } = done;
    await tellNamed(db, { eventNo, storyId: story.id, note, by: officer.id, also });
    await done.after?.(eventNo);
    return { kind: 'annotated' };
  });
}
