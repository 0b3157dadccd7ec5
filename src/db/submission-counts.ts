import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Database } from './connect.ts';

/** The specification's event 'Form Submission', "User submitted a story.": a sum by day, of nobody. */
export async function countSubmission(db: Database, day: CalendarDay): Promise<void> {
  await db
    .insertInto('submission_count')
    .values({ day, texts: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ texts: sql`submission_count.texts + 1` }),
    )
    .execute();
}

export async function sumSubmissions(db: Database, since: CalendarDay): Promise<number> {
  const { sent } = await db
    .selectFrom('submission_count')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('texts'), sql.lit(0)).as('sent'))
    .where('day', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(sent);
}
