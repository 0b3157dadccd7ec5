import { findAppeal, insertAppeal } from '#db/appeals.ts';
import type { Database, Transaction } from '#db/connect.ts';
import { insertWriterEvent } from '#db/insert-events.ts';
import { listReceiptEvents } from '#db/receipts.ts';
import type { StoryRecord } from '#db/stories.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { normaliseText, textLength } from '#domain/submission/text.ts';
import { appealUntil, isAppealed } from '#domain/vetting/appeal.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { lastDecision } from '#services/receipts/last-decision.ts';
import type { ReplyProblem } from '#services/receipts/reply.ts';

type Filed = { story: StoryRecord; words: string };

/** Once, in time, with a word why. Null where nothing is wrong with it. */
export async function fileAppeal(
  db: Transaction,
  { story, words }: Filed,
  { at, timeZone }: { at: Date; timeZone: string },
): Promise<ReplyProblem | null> {
  const { id: storyId, state, revisionNo } = story;
  if (!(await mayAppeal(db, story, { at, timeZone })) || !isAppealed(state))
    return { code: 'over' };
  const said = normaliseText(words);
  if (said === '') return { code: 'empty' };
  const over = textLength(said) - NOTE_LIMITS.toWriter.most;
  if (over > 0) return { code: 'form', problem: { code: 'tooLong', values: { over } } };
  await insertAppeal(db, { storyId, against: state, words: said, filedAt: at });
  await insertWriterEvent(db, {
    storyId,
    kind: 'appeal',
    fromState: state,
    toState: state,
    revisionNo,
    internalNote: said,
    at,
  });
  return null;
}

/** Within the days, while the words are there, and where nobody asked before. */
export async function mayAppeal(
  db: Database,
  story: StoryRecord,
  { at, timeZone }: { at: Date; timeZone: string },
): Promise<boolean> {
  if (!isAppealed(story.state) || story.erasedAt !== null) return false;
  const last = lastDecision(await listReceiptEvents(db, story.id), story.state);
  if (!last || (await findAppeal(db, story.id))) return false;
  return dayIn(at, timeZone) <= appealUntil(dayIn(last.at, timeZone));
}
