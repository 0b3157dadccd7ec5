import type { Holiday } from '#domain/calendar/holidays.ts';
import type { Database } from './connect.ts';

export async function listHolidays(db: Database): Promise<Holiday[]> {
  return db.selectFrom('holiday').select(['day', 'name']).orderBy('day').execute();
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
