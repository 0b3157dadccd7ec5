import { insertDeskEvent } from '#db/events.ts';
import { deleteHoliday as deleteHolidayRow, listHolidays, lockCalendar } from '#db/holidays.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { moveDueDays } from './move-due-days.ts';

export type DeleteHolidayOutcome = { kind: 'deleted'; moved: number } | { kind: 'not-found' };

export async function deleteHoliday(
  context: DeskContext,
  request: { officer: string; day: CalendarDay },
): Promise<DeleteHolidayOutcome> {
  return context.db.transaction().execute(async (db) => {
    await lockCalendar(db);
    const holiday = (await listHolidays(db)).find(({ day }) => day === request.day);
    if (!holiday) return { kind: 'not-found' };
    await deleteHolidayRow(db, holiday.day);
    const moved = await moveDueDays(db, context.timeZone);
    await insertDeskEvent(db, {
      ...{ kind: 'delete-holiday', officer: request.officer, at: context.clock() },
      ...{ subject: `${holiday.day} ${holiday.name}`, note: `Due days moved: ${moved}.` },
    });
    return { kind: 'deleted', moved };
  });
}
