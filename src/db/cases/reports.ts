import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Locale } from '#domain/options/locales.ts';
import type { Lane } from '#domain/submission/lanes.ts';
import type { CaseOutcome } from '#domain/vetting/report.ts';
import type { ReportGround } from '#domain/vetting/report-grounds.ts';
import type { Database, Transaction } from '../connect.ts';

type Filed = { id: string; hash: string; ground: ReportGround; words: string };

/** The database finds the open case it belongs to, or opens one. */
export async function insertReport(
  db: Database,
  report: Filed & { lane: Lane; receiptHash: Uint8Array },
): Promise<void> {
  const { receiptHash, ...filed } = report;
  await db
    .insertInto('report')
    .values(unplaced({ ...filed, receipt_hash: Buffer.from(receiptHash) }))
    .execute();
}

/** What came by letter, as an officer wrote it down. */
export async function insertLetter(
  db: Database,
  letter: Filed & { writtenBy: string },
): Promise<void> {
  const { writtenBy, ...filed } = letter;
  await db
    .insertInto('report')
    .values(unplaced({ ...filed, lane: 'letter', written_by: writtenBy }))
    .execute();
}

/** A trigger says whose case it is; no process may. */
const unplaced = <T extends object>(report: T) =>
  report as T & { case_id: string; story_id: string };

export async function insertReportContact(
  db: Database,
  contact: { reportId: string; sealedEmail: Uint8Array; language: Locale | null },
): Promise<void> {
  await db
    .insertInto('report_contact')
    .values({
      report_id: contact.reportId,
      sealed_email: Buffer.from(contact.sealedEmail),
      language: contact.language,
    })
    .execute();
}

export async function findReportContact(
  db: Database,
  reportId: string,
): Promise<{ sealedEmail: Uint8Array; language: Locale | null } | undefined> {
  const row = await db
    .selectFrom('report_contact')
    .select(['sealed_email', 'language'])
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return row && { sealedEmail: row.sealed_email, language: row.language as Locale | null };
}

/** Addresses of cases that were decided before then, or that were kept since before then. */
export async function deleteOldReportContacts(
  db: Database,
  old: { decidedBefore: Date; keptSince: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('report_contact')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('report_contact.created_at', '<', old.keptSince),
        exists(
          selectFrom('report')
            .innerJoin('report_case', 'report_case.id', 'report.case_id')
            .select('report.id')
            .whereRef('report.id', '=', 'report_contact.report_id')
            .where('report_case.closed_at', '<', old.decidedBefore),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A piece at a time; answers how many cases went. */
export async function forgetCases(db: Database, closedBefore: Date): Promise<number> {
  const { rows } = await sql<{
    gone: number;
  }>`SELECT forget_cases(${closedBefore}) AS gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/** As far as whoever wrote it may know. */
export type OwnReport = {
  id: string;
  hash: string;
  ground: ReportGround;
  words: string;
  more: string | null;
  filedAt: Date;
  no: number;
  openedAt: Date;
  child: boolean;
  acknowledgedAt: Date | null;
  askedUntil: CalendarDay | null;
  closedAt: Date | null;
  outcome: CaseOutcome | null;
  told: { kind: 'asked' | 'decided'; words: string; at: Date }[];
  /** The text stands on the site. */
  isPublic: boolean;
};

/** In a transaction that shows a receipt: its report, and after it the one that asked for a second look, if any. */
export async function listOwnReports(db: Database): Promise<OwnReport[]> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('report_case', 'report_case.id', 'report.case_id')
    .select(['report.id', 'report.case_id', 'hash', 'ground', 'words', 'more', 'filed_at'])
    .select(['no', 'opened_at', 'child', 'acknowledged_at', 'closed_at', 'outcome'])
    .select(sql<string | null>`asked_until::text`.as('asked_until'))
    .select(sql<boolean>`is_public(report.hash)`.as('is_public'))
    // The policy says the same; a role without one would otherwise find any report.
    .where(sql<boolean>`receipt_hash = shown_receipt()`)
    .orderBy('filed_at')
    .execute();
  if (rows.length === 0) return [];
  const told = await db
    .selectFrom('case_word')
    .select(['case_id', 'kind', 'words', 'at'])
    .where('side', '=', 'reporter')
    .where(
      'case_id',
      'in',
      rows.map((row) => row.case_id),
    )
    .orderBy('no')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    hash: row.hash,
    ground: row.ground as ReportGround,
    words: row.words,
    more: row.more,
    filedAt: row.filed_at,
    no: row.no,
    openedAt: row.opened_at,
    child: row.child,
    acknowledgedAt: row.acknowledged_at,
    askedUntil: row.asked_until,
    closedAt: row.closed_at,
    outcome: row.outcome as CaseOutcome | null,
    isPublic: row.is_public,
    told: told
      .filter((one) => one.case_id === row.case_id)
      .map(({ kind, words, at }) => ({ kind: kind as 'asked' | 'decided', words, at })),
  }));
}

/** The same receipt once more, about the same text; the database takes it where it may. */
export async function insertAgain(
  db: Transaction,
  { of, words }: { of: OwnReport; words: string },
): Promise<void> {
  const { hash, ground } = of;
  await db
    .insertInto('report')
    .values(
      unplaced({
        ...{ hash, ground, words, lane: 'normal', again_of: of.id },
        id: sql<string>`gen_random_uuid()`,
        receipt_hash: sql<Buffer>`shown_receipt()`,
      }),
    )
    .execute();
}

export async function setMore(db: Database, reportId: string, more: string): Promise<void> {
  await db.updateTable('report').set({ more }).where('id', '=', reportId).execute();
}

/** What the writer was told of what was decided, the newest first. */
export async function listToldToWriter(
  db: Database,
  storyId: string,
): Promise<{ words: string; at: Date }[]> {
  return db
    .selectFrom('case_word')
    .select(['words', 'at'])
    .where('story_id', '=', storyId)
    .where('side', '=', 'writer')
    .orderBy('no', 'desc')
    .execute();
}

export type UnreadReport = {
  id: string;
  storyId: string;
  ground: ReportGround;
  words: string;
  /** Another of its case said the same before. */
  again: boolean;
};

/** One that nothing has looked through yet, and that no other process has in hand. */
export async function lockUnreadReport(db: Transaction): Promise<UnreadReport | undefined> {
  const row = await db
    .selectFrom('report')
    .select(['id', 'story_id', 'ground', 'words', 'more'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('report as earlier')
            .select('earlier.id')
            .whereRef('earlier.case_id', '=', 'report.case_id')
            .whereRef('earlier.ground', '=', 'report.ground')
            .where('earlier.screened_at', 'is not', null),
        )
        .as('again'),
    )
    .where('screened_at', 'is', null)
    .orderBy('filed_at')
    .limit(1)
    .forUpdate('report')
    .skipLocked()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      storyId: row.story_id,
      ground: row.ground as ReportGround,
      words: [row.words, row.more ?? ''].join('\n'),
      again: Boolean(row.again),
    }
  );
}

export async function markReportRead(db: Transaction, id: string, at: Date): Promise<void> {
  await db.updateTable('report').set({ screened_at: at }).where('id', '=', id).execute();
}
