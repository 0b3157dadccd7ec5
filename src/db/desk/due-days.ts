import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { UNDECIDED_STATES } from '#domain/story/lifecycle.ts';
import type { Database } from '../connect.ts';

const undecided = sql.join(UNDECIDED_STATES.map((state) => sql.lit(state)));

/** When a text could first be read, and how many working days it waited for its writer since. */
export type ReadyDay = { ready: CalendarDay; still: number };

/** Of stories that nobody has decided, and whose writers were promised an answer. */
export async function listReadyDays(db: Database, timeZone: string): Promise<ReadyDay[]> {
  const { rows } = await sql<ReadyDay>`
    SELECT DISTINCT (ready_at AT TIME ZONE ${timeZone})::date AS ready, still_days AS still FROM story
    WHERE state IN (${undecided}) AND ready_at IS NOT NULL AND lane <> 'brought-in'`.execute(db);
  return rows;
}

/** Gives those stories the due day that belongs to their ready day. Answers how many moved. */
export async function setDueDays(
  db: Database,
  days: readonly (ReadyDay & { due: CalendarDay })[],
  timeZone: string,
): Promise<number> {
  const ready = days.map((day) => day.ready);
  const still = days.map((day) => day.still);
  const due = days.map((day) => day.due);
  const { numAffectedRows } = await sql`
    UPDATE story SET due_on = days.due
    FROM unnest(${sql.val(ready)}::date[], ${sql.val(still)}::smallint[], ${sql.val(due)}::date[])
      AS days (ready, still, due)
    WHERE state IN (${undecided}) AND lane <> 'brought-in' AND (ready_at AT TIME ZONE ${timeZone})::date = days.ready
      AND still_days = days.still
      AND due_on IS DISTINCT FROM days.due`.execute(db);
  return Number(numAffectedRows ?? 0);
}
