import { endHold, findHold, insertHold, moveHold } from '#db/cases/holds.ts';
import type { Transaction } from '#db/connect.ts';
import { insertEvent } from '#db/insert-events.ts';
import { lockStory, type StoryRecord } from '#db/stories.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import { tidyNote } from '#domain/vetting/desk-limits.ts';
import type { StoryEventKind } from '#domain/vetting/event-kinds.ts';
import { endingProblem, holdProblem } from '#domain/vetting/hold.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type HoldOutcome =
  | { kind: 'done' }
  | { kind: 'not-found' }
  /** It is not held any more, or has no words left. */
  | { kind: 'over' }
  | { kind: 'invalid'; problem: string };

type Asked = { storyId: string; reason: string; by: ActingOfficer };

/**
 * From now on nothing of the text, its history or its cases is erased, whoever asks. Where it is held
 * already, it gets another day to look again. Where its page stands is another matter.
 */
export const holdText = forFreshLeads(
  (context: DeskContext, request: Asked & { lookOn: CalendarDay }): Promise<HoldOutcome> =>
    onText(context, request.storyId, async ({ db, story, at }) => {
      if (story.erasedAt) return { kind: 'over' };
      const { lookOn, by } = request;
      const problem = holdProblem(request.reason, lookOn, dayIn(at, context.timeZone));
      if (problem) return { kind: 'invalid', problem };
      const reason = tidyNote(request.reason) ?? '';
      if (await findHold(db, story.id)) await moveHold(db, story.id, lookOn);
      else await insertHold(db, { storyId: story.id, reason, lookOn, by: by.id });
      await noteHold(db, story, { kind: 'hold', officer: by.id, note: reason, at });
      return { kind: 'done' };
    }),
);

/** What is over goes with the purger's next round, as if there had been no hold. */
export const letTextGo = forFreshLeads(
  (context: DeskContext, request: Asked): Promise<HoldOutcome> =>
    onText(context, request.storyId, async ({ db, story, at }) => {
      if (!(await findHold(db, story.id))) return { kind: 'over' };
      const problem = endingProblem(request.reason);
      if (problem) return { kind: 'invalid', problem };
      const because = tidyNote(request.reason) ?? '';
      const { by } = request;
      await endHold(db, { storyId: story.id, because, by: by.id, at });
      await noteHold(db, story, { kind: 'end-hold', officer: by.id, note: because, at });
      return { kind: 'done' };
    }),
);

type Scene = { db: Transaction; story: StoryRecord; at: Date };

/** Under the lock of the text, so that an erasure is before the hold or after it, and never beside it. */
function onText(
  { db, clock }: DeskContext,
  storyId: string,
  work: (scene: Scene) => Promise<HoldOutcome>,
): Promise<HoldOutcome> {
  return db.transaction().execute(async (transaction) => {
    const story = await lockStory(transaction, storyId);
    return story ? work({ db: transaction, story, at: clock() }) : { kind: 'not-found' };
  });
}

async function noteHold(
  db: Transaction,
  { id: storyId, state, revisionNo }: StoryRecord,
  { note, ...done }: { kind: StoryEventKind; officer: string; note: string; at: Date },
): Promise<void> {
  const where = { storyId, fromState: state, toState: state, revisionNo };
  await insertEvent(db, { ...where, ...done, internalNote: note });
}
