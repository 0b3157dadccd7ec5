import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { ContentRecords, HelpLine } from '#domain/content/content-records.ts';
import { type LineChecks, reachedBy } from '#domain/content/help-line-checks.ts';
import type { Database } from '../connect.ts';
import { findServed } from './content-versions.ts';

/** As readers are served them. */
export async function listHelpLines(db: Database): Promise<HelpLine[]> {
  const served = await findServed(db, 'help-lines');
  return (served?.record as ContentRecords['help-lines'] | undefined)?.items ?? [];
}

export async function listLineChecks(db: Database): Promise<LineChecks> {
  const rows = await db.selectFrom('help_line_check').select(['line', 'checked_on']).execute();
  return new Map(rows.map(({ line, checked_on: on }) => [JSON.stringify(line), on as CalendarDay]));
}

export async function keepLineCheck(
  db: Database,
  check: { line: HelpLine; on: CalendarDay; officer: string },
): Promise<void> {
  const now = { checked_on: check.on, officer: check.officer };
  await db
    .insertInto('help_line_check')
    .values({ line: reachedBy(check.line), ...now })
    .onConflict((conflict) => conflict.column('line').doUpdateSet(now))
    .execute();
}

/** When this installation was first served help lines. */
export async function findFirstServed(db: Database): Promise<Date | undefined> {
  const row = await db
    .selectFrom('content_version')
    .select('at')
    .where('slot', '=', 'help-lines')
    .where('no', '=', 1)
    .executeTakeFirst();
  return row?.at;
}

/** As the releases kept them that had a table of their own. */
export type EarlierLine = {
  country: string | null;
  name: string;
  number: string;
  about: string;
  checkedOn: CalendarDay | null;
};

/** Null where that table is gone, or never was. */
export async function listEarlierLines(db: Database): Promise<EarlierLine[] | null> {
  const { rows: there } = await sql<{ there: boolean }>`
    SELECT to_regclass('public.help_line') IS NOT NULL AS there`.execute(db);
  if (!there[0]?.there) return null;
  const { rows } = await sql<EarlierLine>`
    SELECT country, name, number, about, checked_on::text AS "checkedOn" FROM help_line
    ORDER BY country NULLS LAST, id`.execute(db);
  return rows;
}
