import { type SqlBool, sql } from 'kysely';
import type { TextLanguage } from '#domain/options/languages.ts';
import { READ_AGAIN, type Said, type Verdict } from '#domain/vetting/calibration.ts';
import { MAIL_DELAY_SECONDS } from '#domain/vetting/undo.ts';
import type { Database } from '../connect.ts';
import { currentRevision } from '../current-revision.ts';
import { DESK_COLUMNS, type DeskRow, toDeskRow } from './desk-rows.ts';

export type BlindReader = {
  officer: string;
  languages: readonly TextLanguage[];
  /** Older decisions are not read again. */
  since: Date;
  now: Date;
  percent: number;
};

/** A decision that still waits for its second reader. */
export type BlindText = { decisionNo: number; storyId: string; revisionNo: number };

const DECISIONS = Object.keys(READ_AGAIN) as (keyof typeof READ_AGAIN)[];

/**
 * What this officer may read blind, whatever was begun first. The hash of a decision chooses: nobody knows it before
 * deciding. Heavy texts, and those in danger or on hold, are read by nobody for the sake of a figure; what was declined
 * together was not decided one by one.
 */
export async function findBlindText(
  db: Database,
  reader: BlindReader,
  decisionNo?: number,
): Promise<BlindText | undefined> {
  const { officer, languages, since, now, percent } = reader;
  const begun = sql<boolean>`EXISTS (SELECT FROM event r WHERE r.story_id = story.id
    AND r.officer = ${officer} AND r.kind = 'read-blind')`;
  let query = db
    .selectFrom('event')
    .innerJoin('story', 'story.id', 'event.story_id')
    .select(['event.no', 'event.revision_no', 'story.id'])
    .where(sql<SqlBool>`event.officer IS NOT NULL AND event.kind IN (${sql.join(DECISIONS)})`)
    .where('event.at', '>', since)
    .where('event.at', '<', new Date(now.getTime() - MAIL_DELAY_SECONDS * 1_000))
    .where(
      sql<SqlBool>`(get_byte(event.hash, 0) * 256 + get_byte(event.hash, 1)) % 100 < ${percent}`,
    )
    // Still as it was decided, and once only: what came after is another decision.
    .whereRef('story.state', '=', 'event.to_state')
    .whereRef('story.decided_at', '=', 'event.at')
    .where('story.erased_at', 'is', null)
    .where('story.danger_since', 'is', null)
    .where(sql<SqlBool>`cardinality(story.topics) = 0 AND NOT is_held(story.id)`)
    .where((eb) =>
      eb.or([
        eb('story.language', 'is', null),
        eb('story.language', 'in', languages.length > 0 ? [...languages] : ['']),
      ]),
    )
    .where(
      sql<SqlBool>`NOT EXISTS (SELECT FROM second_reading s WHERE s.decision_no = event.no)
        AND NOT EXISTS (SELECT FROM together_text t WHERE t.story_id = story.id)
        AND NOT EXISTS (SELECT FROM event k WHERE k.story_id = story.id
          AND k.officer = ${officer} AND k.kind <> 'read-blind')`,
    )
    .orderBy(begun, 'desc')
    .orderBy('event.no')
    .limit(1);
  if (decisionNo !== undefined) query = query.where('event.no', '=', decisionNo);
  const row = await query.executeTakeFirst();
  return row && { decisionNo: row.no, storyId: row.id, revisionNo: row.revision_no ?? 1 };
}

/** Whether these words were handed out to this officer for a blind reading. */
export async function hasReadBlind(
  db: Database,
  asked: { storyId: string; officer: string; since?: Date },
): Promise<boolean> {
  let query = db
    .selectFrom('event')
    .select('id')
    .where('story_id', '=', asked.storyId)
    .where('officer', '=', asked.officer)
    .where('kind', '=', 'read-blind');
  if (asked.since) query = query.where('at', '>', asked.since);
  return (await query.executeTakeFirst()) !== undefined;
}

/** False where somebody was quicker. */
export async function insertSecondReading(
  db: Database,
  {
    decisionNo,
    storyId,
    reader,
    said,
    at,
  }: {
    decisionNo: number;
    storyId: string;
    reader: string;
    said: Said;
    at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_reading')
    .values({
      decision_no: decisionNo,
      story_id: storyId,
      reader,
      verdict: said.verdict,
      clauses: [...said.clauses],
      read_at: at,
    })
    .onConflict((conflict) => conflict.column('decision_no').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Read twice, and by whom is not asked for. */
export type ListedReading = {
  decisionNo: number;
  first: Said;
  second: Said;
  talkedOver: boolean;
  story: DeskRow;
};

/** The newest first. */
export async function listReadTwice(
  db: Database,
  asked: { since: Date } | { decisionNo: number },
): Promise<ListedReading[]> {
  const rows = await db
    .selectFrom('second_reading')
    .innerJoin('event', 'event.no', 'second_reading.decision_no')
    .innerJoin('story', 'story.id', 'second_reading.story_id')
    .innerJoin('revision', currentRevision)
    .select([...DESK_COLUMNS, 'event.kind', 'event.clauses', 'second_reading.decision_no'])
    .select(['second_reading.verdict', 'second_reading.clauses as read_as', 'talked_over_at'])
    .where(
      'decisionNo' in asked
        ? sql<SqlBool>`second_reading.decision_no = ${asked.decisionNo}`
        : sql<SqlBool>`second_reading.read_at > ${asked.since}`,
    )
    .orderBy('second_reading.read_at', 'desc')
    .execute();
  return rows.map((row) => ({
    decisionNo: row.decision_no,
    first: { verdict: READ_AGAIN[row.kind as keyof typeof READ_AGAIN], clauses: row.clauses },
    second: { verdict: row.verdict as Verdict, clauses: row.read_as },
    talkedOver: row.talked_over_at !== null,
    story: toDeskRow(row),
  }));
}

/** False where it was told before. */
export async function setTalkedOver(db: Database, decisionNo: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_reading')
    .set({ talked_over_at: at })
    .where('decision_no', '=', decisionNo)
    .where('talked_over_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
