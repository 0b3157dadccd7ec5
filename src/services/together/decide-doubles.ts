import type { Transaction } from '#db/connect.ts';
import { hasOpened } from '#db/events.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { insertEvent } from '#db/insert-events.ts';
import { findLike, tellApart } from '#db/similar-texts.ts';
import { lockStory, type StoryRecord } from '#db/stories.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import {
  COPY_CLAUSE,
  type Doubles,
  doublesEffect,
  doublesProblem,
} from '#domain/vetting/doubles.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { Seen } from '#domain/vetting/seen.ts';
import type { AnnotateOutcome } from '#services/vetting/annotate.ts';
import { askWriter } from '#services/vetting/ask-writer.ts';
import {
  type DecideStoryContext,
  type DecideStoryOutcome,
  decideStory,
} from '#services/vetting/decide-story.ts';

export type DecideDoublesRequest = {
  /** The one that was found to be like another. */
  storyId: string;
  officer: ActingOfficer;
  way: Doubles;
  /** To the writer of what closes, or to both who are asked. */
  words: string;
  /** Until when they may answer. */
  until: CalendarDay;
  /** What the page showed of each, by its id. */
  seen: ReadonlyMap<string, Seen>;
};

type Refused = Exclude<DecideStoryOutcome | AnnotateOutcome, { kind: 'decided' | 'annotated' }>;
export type DecideDoublesOutcome =
  | { kind: 'done'; closed: string | null; readNext: string }
  | Refused;

/** Whatever follows for either of two that are much alike, or nothing. */
export async function decideDoubles(
  context: DecideStoryContext,
  request: DecideDoublesRequest,
): Promise<DecideDoublesOutcome> {
  const work = inTransaction(context.db, (db) => decide({ ...context, db }, request));
  return work.catch((error: unknown) => {
    if (error instanceof RefusedError) return error.why;
    throw error;
  });
}

/** What was done to the first is undone with it. */
class RefusedError extends Error {
  readonly why: Refused;
  constructor(why: Refused) {
    super(why.kind);
    this.why = why;
  }
}

const UNREAD = 'Open both first: nobody decides what nobody has read.';
const NOT_NOW = 'That cannot be any more: look again at where the two are.';

async function decide(
  context: DecideStoryContext & { db: Transaction },
  { storyId, officer, way, words, until, seen }: DecideDoublesRequest,
): Promise<DecideDoublesOutcome> {
  const { db } = context;
  const pair = await lockPair(db, storyId);
  if (!pair) return { kind: 'not-found' };
  const problem = doublesProblem(way, words);
  if (problem) return { kind: 'invalid', problem };
  for (const { id, revisionNo } of pair)
    if (!(await hasOpened(db, { storyId: id, revisionNo, officer: officer.id })))
      return { kind: 'invalid', problem: UNREAD };
  const effect = doublesEffect(way, pair);
  if (!effect) return { kind: 'invalid', problem: NOT_NOW };
  const seenOf = (id: string) => {
    const shown = seen.get(id);
    if (!shown) throw new RefusedError({ kind: 'invalid', problem: NOT_NOW });
    return shown;
  };
  if (effect.closes) {
    const closing = { storyId: effect.closes, officer, seen: seenOf(effect.closes) };
    const twice = way === 'same-writer';
    const outcome = await decideStory(context, {
      ...closing,
      decision: 'refuse',
      noteToWriter: words,
      ...(twice ? { sentTwice: true } : { clauses: [COPY_CLAUSE] }),
    });
    if (outcome.kind !== 'decided') throw new RefusedError(outcome as Refused);
  }
  for (const id of effect.asks) {
    const kind = 'something-else';
    const question = { kind, words, proposal: null, until, ifSilent: 'decline' } as const;
    const outcome = await askWriter(context, { storyId: id, officer, seen: seenOf(id), question });
    if (outcome.kind !== 'annotated') throw new RefusedError(outcome);
  }
  if (way === 'own') await apart(db, pair, { storyId, officer: officer.id, at: context.clock() });
  return { kind: 'done', closed: effect.closes, readNext: effect.readNext };
}

/** Both, the earlier one first; locked in the order of their ids, as everybody locks two. */
async function lockPair(
  db: Transaction,
  storyId: string,
): Promise<[StoryRecord, StoryRecord] | null> {
  const other = await findLike(db, storyId);
  if (!other) return null;
  const locked: StoryRecord[] = [];
  for (const id of [storyId, other].sort()) {
    const story = await lockStory(db, id);
    if (!story || story.erasedAt || story.state === 'withdrawn') return null;
    locked.push(story);
  }
  const [one, two] = locked.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
  return one && two ? [one, two] : null;
}

async function apart(
  db: Transaction,
  pair: readonly StoryRecord[],
  done: { storyId: string; officer: string; at: Date },
): Promise<void> {
  const story = pair.find(({ id }) => id === done.storyId);
  if (!story) return;
  await tellApart(db, done.storyId);
  await insertEvent(db, {
    ...done,
    kind: 'tell-apart',
    fromState: story.state,
    toState: story.state,
    revisionNo: story.revisionNo,
  });
}
