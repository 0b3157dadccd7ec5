import type { Selectable } from 'kysely';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { Appealed, Outcome } from '#domain/vetting/appeal.ts';
import type { Database, Transaction } from './connect.ts';
import { currentRevision } from './current-revision.ts';
import type { Appeal as AppealRow } from './row-types.ts';

/** A writer asks that another officer looks again. */
export type Appeal = {
  storyId: string;
  no: number;
  against: Appealed;
  words: string;
  filedAt: Date;
  closedAt: Date | null;
  /** Null while it is open, and where the text went back into the queue otherwise. */
  outcome: Outcome | null;
  answer: string | null;
  decidedBy: string | null;
};

export async function insertAppeal(
  db: Database,
  appeal: Pick<Appeal, 'storyId' | 'against' | 'words' | 'filedAt'>,
): Promise<void> {
  await db
    .insertInto('appeal')
    .values({
      story_id: appeal.storyId,
      against: appeal.against,
      words: appeal.words,
      filed_at: appeal.filedAt,
    })
    .execute();
}

export async function findAppeal(db: Database, storyId: string): Promise<Appeal | undefined> {
  const row = await db
    .selectFrom('appeal')
    .selectAll()
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  return row && toAppeal(row);
}

export type ListedAppeal = Appeal & { title: string; language: TextLanguage | null };

const SHOWN_CLOSED = 50;

/** The open ones, whoever waits longest first; or those that were closed last. */
export async function listAppeals(db: Database, which: 'open' | 'closed'): Promise<ListedAppeal[]> {
  const all = db
    .selectFrom('appeal')
    .innerJoin('story', 'story.id', 'appeal.story_id')
    .innerJoin('revision', currentRevision)
    .selectAll('appeal')
    .select(['revision.title', 'story.language'])
    .limit(SHOWN_CLOSED);
  const rows = await (which === 'open'
    ? all.where('appeal.closed_at', 'is', null).orderBy('appeal.filed_at')
    : all.where('appeal.closed_at', 'is not', null).orderBy('appeal.closed_at', 'desc')
  ).execute();
  return rows.map((row) => ({
    ...toAppeal(row),
    title: row.title,
    language: row.language as TextLanguage | null,
  }));
}

export async function countOpenAppeals(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('appeal')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function closeAppeal(
  db: Transaction,
  storyId: string,
  decided: { outcome: Outcome; answer: string; decidedBy: string; at: Date },
): Promise<void> {
  await db
    .updateTable('appeal')
    .set({
      outcome: decided.outcome,
      answer: decided.answer,
      decided_by: decided.decidedBy,
      closed_at: decided.at,
    })
    .where('story_id', '=', storyId)
    .execute();
}

/** Which text nobody has answered about since then. */
export async function findOldAppeal(db: Database, before: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('appeal')
    .innerJoin('story', 'story.id', 'appeal.story_id')
    .select('appeal.story_id')
    .where('appeal.closed_at', 'is', null)
    .where('appeal.filed_at', '<', before)
    .where('story.erased_at', 'is', null)
    .orderBy('appeal.filed_at')
    .executeTakeFirst();
  return row?.story_id;
}

/** One that nothing has looked through yet, and that no other process has in hand. */
export async function lockUnreadAppeal(
  db: Transaction,
): Promise<{ storyId: string; words: string } | undefined> {
  const row = await db
    .selectFrom('appeal')
    .select(['story_id', 'words'])
    .where('screened_at', 'is', null)
    .orderBy('filed_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { storyId: row.story_id, words: row.words };
}

export async function markAppealRead(db: Transaction, storyId: string, at: Date): Promise<void> {
  await db.updateTable('appeal').set({ screened_at: at }).where('story_id', '=', storyId).execute();
}

function toAppeal(row: Selectable<AppealRow>): Appeal {
  return {
    storyId: row.story_id,
    no: row.no,
    against: row.against as Appealed,
    words: row.words,
    filedAt: row.filed_at,
    closedAt: row.closed_at,
    outcome: row.outcome as Outcome | null,
    answer: row.answer,
    decidedBy: row.decided_by,
  };
}
