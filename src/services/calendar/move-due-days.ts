import type { Database } from '#db/connect.ts';
import { listReadyDays, setDueDays } from '#db/desk/due-days.ts';
import { listHolidays } from '#db/desk/holidays.ts';
import { promisedDay } from '#domain/calendar/business-days.ts';

/** The promise counts by the calendar of today, also for whoever waits already. Answers how many. */
export async function moveDueDays(db: Database, timeZone: string): Promise<number> {
  const holidays = await listHolidays(db);
  const days = await listReadyDays(db, timeZone);
  return setDueDays(
    db,
    days.map((day) => ({ ...day, due: promisedDay(day, holidays) })),
    timeZone,
  );
}
