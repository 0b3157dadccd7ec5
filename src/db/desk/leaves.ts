import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Leave } from '#domain/vetting/leave.ts';
import type { Database } from '../connect.ts';

/** By officer; what is over is left out. */
export async function listLeaves(db: Database, today: CalendarDay): Promise<Map<string, Leave>> {
  const rows = await db
    .selectFrom('officer_leave')
    .selectAll()
    .where('ends', '>=', today)
    .execute();
  return new Map(rows.map(({ officer_id, starts, ends }) => [officer_id, { starts, ends }]));
}

/** In place of the one before. */
export async function keepLeave(db: Database, officerId: string, leave: Leave): Promise<void> {
  await db
    .insertInto('officer_leave')
    .values({ officer_id: officerId, ...leave })
    .onConflict((conflict) => conflict.column('officer_id').doUpdateSet(leave))
    .execute();
}

export async function deleteLeave(db: Database, officerId: string): Promise<void> {
  await db.deleteFrom('officer_leave').where('officer_id', '=', officerId).execute();
}

/** How many texts wait to be read, by language. */
export async function countWaitingByLanguage(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('story')
    .select((eb) => ['language', eb.fn.countAll<number>().as('total')])
    .where('state', 'in', ['received', 'in_review'])
    .where('ready_at', 'is not', null)
    .where('language', 'is not', null)
    .groupBy('language')
    .execute();
  return new Map(rows.map(({ language, total }) => [language ?? '', total]));
}
