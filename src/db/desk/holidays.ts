import { sql } from 'kysely';
import type { Holiday } from '#domain/calendar/holidays.ts';
import type { Database, Transaction } from '../connect.ts';

export async function listHolidays(db: Database): Promise<Holiday[]> {
  return db.selectFrom('holiday').select(['day', 'name']).orderBy('day').execute();
}

/**
 * Leads change the calendar alone; whoever counts days by it meanwhile holds it. So no story gets
 * a due day of the calendar that was.
 */
export async function lockCalendar(db: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('calendar'))`.execute(db);
}

export async function holdCalendar(db: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtext('calendar'))`.execute(db);
}

export async function putHoliday(db: Database, holiday: Holiday): Promise<void> {
  await db
    .insertInto('holiday')
    .values(holiday)
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ name: holiday.name }))
    .execute();
}

export async function deleteHoliday(db: Database, day: string): Promise<void> {
  await db.deleteFrom('holiday').where('day', '=', day).execute();
}
