import { type ExpressionBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { CaseOutcome } from '#domain/vetting/report.ts';
import { REPORT_GROUNDS, type ReportGround } from '#domain/vetting/report-grounds.ts';
import type { Database, Transaction } from '../connect.ts';
import { currentRevision } from '../current-revision.ts';
import type { DB } from '../row-types.ts';

/** All reports of one text until somebody decides about them. */
export type ReportCase = {
  id: string;
  no: number;
  storyId: string;
  openedAt: Date;
  reports: number;
  child: boolean;
  burst: boolean;
  /** A reporter thinks that we were mistaken, and asked once more. */
  again: boolean;
  acknowledgedAt: Date | null;
  askedUntil: CalendarDay | null;
  pausedAt: Date | null;
  closedAt: Date | null;
  outcome: CaseOutcome | null;
  decidedBy: string | null;
};

const CASE_COLUMNS = [
  'report_case.id',
  'report_case.no',
  'report_case.story_id',
  'report_case.opened_at',
  'report_case.reports',
  'report_case.child',
  'report_case.burst',
  'report_case.again',
  'report_case.acknowledged_at',
  'report_case.paused_at',
  'report_case.closed_at',
  'report_case.outcome',
  'report_case.decided_by',
] as const;
const askedUntil = sql<CalendarDay | null>`report_case.asked_until::text`.as('asked_until');

export async function lockReportCase(db: Transaction, no: number): Promise<ReportCase | undefined> {
  const row = await caseByNo(db, no).forNoKeyUpdate().executeTakeFirst();
  return row && toCase(row);
}

export async function findReportCase(db: Database, no: number): Promise<ReportCase | undefined> {
  const row = await caseByNo(db, no).executeTakeFirst();
  return row && toCase(row);
}

const caseByNo = (db: Database, no: number) =>
  db.selectFrom('report_case').select(CASE_COLUMNS).select(askedUntil).where('no', '=', no);

export type ListedCase = ReportCase & {
  title: string;
  language: TextLanguage | null;
  grounds: ReportGround[];
  /** Of whoever came first. */
  words: string;
};

/** Closed ones: those that were closed last. */
const SHOWN_CLOSED = 50;

/** The open ones, whoever waits longest first; or those that were closed last. */
export async function listReportCases(
  db: Database,
  which: 'open' | 'closed',
): Promise<ListedCase[]> {
  const all = db
    .selectFrom('report_case')
    .innerJoin('story', 'story.id', 'report_case.story_id')
    .innerJoin('revision', currentRevision)
    .select(CASE_COLUMNS)
    .select([askedUntil, 'revision.title', 'story.language'])
    .select((eb) => [groundsIn(eb), firstWords(eb)]);
  const rows = await (which === 'open'
    ? all.where('report_case.closed_at', 'is', null).orderBy('report_case.opened_at')
    : all
        .where('report_case.closed_at', 'is not', null)
        .orderBy('report_case.closed_at', 'desc')
        .limit(SHOWN_CLOSED)
  ).execute();
  return rows.map((row) => ({
    ...toCase(row),
    title: row.title,
    language: row.language as TextLanguage | null,
    grounds: row.grounds as ReportGround[],
    words: row.words ?? '',
  }));
}

type Cases = ExpressionBuilder<DB, 'report_case'>;

/** One look at the index for each ground there is, however many reports there are. */
const groundsIn = (_eb: Cases) =>
  sql<string[]>`ARRAY(SELECT g FROM unnest(${sql.val([...REPORT_GROUNDS])}::text[]) g
    WHERE EXISTS (SELECT FROM report r WHERE r.case_id = report_case.id AND r.ground = g))`.as(
    'grounds',
  );

const firstWords = (eb: Cases) =>
  eb
    .selectFrom('report')
    .select('report.words')
    .whereRef('report.case_id', '=', 'report_case.id')
    .orderBy('report.filed_at')
    .limit(1)
    .as('words');

export async function countOpenReportCases(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('report_case')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function countGrounds(
  db: Database,
  caseId: string,
): Promise<{ ground: ReportGround; count: number }[]> {
  const rows = await db
    .selectFrom('report')
    .select(['ground', (eb) => eb.fn.countAll<number>().as('count')])
    .where('case_id', '=', caseId)
    .groupBy('ground')
    .orderBy('count', 'desc')
    .execute();
  return rows.map((row) => ({ ground: row.ground as ReportGround, count: row.count }));
}

export type ListedReport = {
  id: string;
  ground: ReportGround;
  words: string;
  more: string | null;
  lane: string;
  /** Written after our first answer. */
  again: boolean;
  filedAt: Date;
};

/** Those with words: who asks again before the others, and then the first and those who answered. */
export async function listReports(
  db: Database,
  caseId: string,
  most: number,
): Promise<ListedReport[]> {
  const rows = await db
    .selectFrom('report')
    .select(['id', 'ground', 'words', 'more', 'lane', 'again_of', 'filed_at'])
    .where('case_id', '=', caseId)
    .where('words', '!=', '')
    .orderBy(sql`again_of IS NULL`)
    .orderBy(sql`more IS NULL`)
    .orderBy('filed_at')
    .limit(most)
    .execute();
  return rows.map(({ filed_at, again_of, ground, ...row }) => ({
    ...row,
    again: again_of !== null,
    ground: ground as ReportGround,
    filedAt: filed_at,
  }));
}

/** Whom a mail can reach. */
export async function listReached(db: Database, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('report_contact')
    .innerJoin('report', 'report.id', 'report_contact.report_id')
    .select('report_contact.report_id')
    .where('report.case_id', '=', caseId)
    .execute();
  return rows.map((row) => row.report_id);
}

export async function changeCase(
  db: Transaction,
  id: string,
  change: Partial<{
    acknowledgedAt: Date;
    askedUntil: CalendarDay | null;
    pausedAt: Date | null;
    closed: { at: Date; outcome: CaseOutcome; by: string };
  }>,
): Promise<void> {
  const { acknowledgedAt, askedUntil: until, pausedAt, closed } = change;
  await db
    .updateTable('report_case')
    .set({
      ...(acknowledgedAt && { acknowledged_at: acknowledgedAt }),
      ...(until !== undefined && { asked_until: until }),
      ...(pausedAt !== undefined && { paused_at: pausedAt }),
      ...(closed && { closed_at: closed.at, outcome: closed.outcome, decided_by: closed.by }),
    })
    .where('id', '=', id)
    .execute();
}

export type CaseWord = {
  side: 'reporter' | 'writer';
  kind: 'asked' | 'decided';
  words: string;
  officer: string;
  at: Date;
};

/** Answers its number, by which a mail about it is told from another. */
export async function insertCaseWord(
  db: Transaction,
  { id, storyId }: Pick<ReportCase, 'id' | 'storyId'>,
  word: Omit<CaseWord, 'at'>,
): Promise<number> {
  const { no } = await db
    .insertInto('case_word')
    .values({ case_id: id, story_id: storyId, ...word })
    .returning('no')
    .executeTakeFirstOrThrow();
  return no;
}

export async function listCaseWords(db: Database, caseId: string): Promise<CaseWord[]> {
  const rows = await db
    .selectFrom('case_word')
    .select(['side', 'kind', 'words', 'officer', 'at'])
    .where('case_id', '=', caseId)
    .orderBy('no')
    .execute();
  return rows.map((row) => ({
    ...row,
    side: row.side as CaseWord['side'],
    kind: row.kind as CaseWord['kind'],
  }));
}

type Row = Record<'id' | 'story_id', string> & {
  no: number;
  opened_at: Date;
  reports: number;
  child: boolean;
  burst: boolean;
  again: boolean;
  acknowledged_at: Date | null;
  asked_until: CalendarDay | null;
  paused_at: Date | null;
  closed_at: Date | null;
  outcome: string | null;
  decided_by: string | null;
};

function toCase(row: Row): ReportCase {
  return {
    id: row.id,
    no: row.no,
    storyId: row.story_id,
    openedAt: row.opened_at,
    reports: row.reports,
    child: row.child,
    burst: row.burst,
    again: row.again,
    acknowledgedAt: row.acknowledged_at,
    askedUntil: row.asked_until,
    pausedAt: row.paused_at,
    closedAt: row.closed_at,
    outcome: row.outcome as CaseOutcome | null,
    decidedBy: row.decided_by,
  };
}

/** The number of the one about the same text that was closed last before this one came. */
export async function findCaseBefore(
  db: Database,
  { storyId, openedAt }: Pick<ReportCase, 'storyId' | 'openedAt'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('report_case')
    .select('no')
    .where('story_id', '=', storyId)
    .where('closed_at', '<=', openedAt)
    .orderBy('closed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.no ?? null;
}
