import type { Selectable } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { IfSilent, QuestionDraft, QuestionKind, ReplyKind } from '#domain/vetting/question.ts';
import type { Database, Transaction } from './connect.ts';
import type { Question as QuestionRow } from './row-types.ts';

/** What an officer asked the writer of one text. */
export type Question = QuestionDraft & {
  /** Its event in the log, by which it is called. */
  eventNo: number;
  /** The words it is about. */
  revisionNo: number;
  askedBy: string;
  askedAt: Date;
  closedAt: Date | null;
  reply: ReplyKind | null;
  replyWords: string | null;
};

export async function insertQuestion(
  db: Transaction,
  question: QuestionDraft & {
    storyId: string;
    eventNo: number;
    revisionNo: number;
    askedBy: string;
    askedAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('question')
    .values({
      event_no: question.eventNo,
      story_id: question.storyId,
      revision_no: question.revisionNo,
      kind: question.kind,
      words: question.words,
      title: question.proposal?.title ?? null,
      body: question.proposal?.body ?? null,
      until: question.until,
      if_silent: question.ifSilent,
      asked_by: question.askedBy,
      asked_at: question.askedAt,
    })
    .execute();
}

/** All that were asked about one text, the oldest first. */
export async function listQuestions(db: Database, storyId: string): Promise<Question[]> {
  const rows = await db
    .selectFrom('question')
    .selectAll()
    .where('story_id', '=', storyId)
    .orderBy('event_no')
    .execute();
  return rows.map(toQuestion);
}

/** The one that waits for its answer. */
export async function findOpenQuestion(
  db: Database,
  storyId: string,
): Promise<Question | undefined> {
  const row = await db
    .selectFrom('question')
    .selectAll()
    .where('story_id', '=', storyId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row && toQuestion(row);
}

export async function findQuestion(db: Database, eventNo: number): Promise<Question | undefined> {
  const row = await db
    .selectFrom('question')
    .selectAll()
    .where('event_no', '=', eventNo)
    .executeTakeFirst();
  return row && toQuestion(row);
}

export async function closeWithReply(
  db: Database,
  eventNo: number,
  { reply, words, at }: { reply: ReplyKind; words: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('question')
    .set({ reply, reply_words: words, closed_at: at })
    .where('event_no', '=', eventNo)
    .execute();
}

export type UnreadReply = { eventNo: number; storyId: string; replyWords: string | null };

/** Answers that nothing has looked through yet, and none that another process has in hand. */
export async function lockUnreadReply(db: Transaction): Promise<UnreadReply | undefined> {
  const row = await db
    .selectFrom('question')
    .select(['event_no', 'story_id', 'reply_words'])
    .where('reply', 'is not', null)
    .where('screened_at', 'is', null)
    .orderBy('event_no')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { eventNo: row.event_no, storyId: row.story_id, replyWords: row.reply_words };
}

export async function markReplyRead(db: Transaction, eventNo: number, at: Date): Promise<void> {
  await db
    .updateTable('question')
    .set({ screened_at: at })
    .where('event_no', '=', eventNo)
    .execute();
}

function toQuestion(row: Selectable<QuestionRow>): Question {
  const { title, body } = row;
  return {
    eventNo: row.event_no,
    revisionNo: row.revision_no,
    kind: row.kind as QuestionKind,
    words: row.words,
    proposal: title !== null && body !== null ? { title, body } : null,
    until: row.until as CalendarDay,
    ifSilent: row.if_silent as IfSilent,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    closedAt: row.closed_at,
    reply: row.reply as ReplyKind | null,
    replyWords: row.reply_words,
  };
}
