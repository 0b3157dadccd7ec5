import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { UNDECIDED_STATES } from '#domain/story/lifecycle.ts';
import type { Database } from '../connect.ts';

const undecided = sql.join(UNDECIDED_STATES.map((state) => sql.lit(state)));

/** The days on which stories that nobody has decided could first be read. */
export async function listReadyDays(db: Database, timeZone: string): Promise<CalendarDay[]> {
  const { rows } = await sql<{ day: CalendarDay }>`
    SELECT DISTINCT (ready_at AT TIME ZONE ${timeZone})::date AS day FROM story
    WHERE state IN (${undecided}) AND ready_at IS NOT NULL`.execute(db);
  return rows.map(({ day }) => day);
}

/** Gives those stories the due day that belongs to their ready day. Answers how many moved. */
export async function setDueDays(
  db: Database,
  days: readonly { ready: CalendarDay; due: CalendarDay }[],
  timeZone: string,
): Promise<number> {
  const ready = days.map((day) => day.ready);
  const due = days.map((day) => day.due);
  const { numAffectedRows } = await sql`
    UPDATE story SET due_on = days.due
    FROM unnest(${sql.val(ready)}::date[], ${sql.val(due)}::date[]) AS days (ready, due)
    WHERE state IN (${undecided}) AND (ready_at AT TIME ZONE ${timeZone})::date = days.ready
      AND due_on IS DISTINCT FROM days.due`.execute(db);
  return Number(numAffectedRows ?? 0);
}
