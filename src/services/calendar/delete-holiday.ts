import {
  deleteHoliday as deleteHolidayRow,
  listHolidays,
  lockCalendar,
} from '#db/desk/holidays.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { moveDueDays } from './move-due-days.ts';

export type DeleteHolidayOutcome = { kind: 'deleted'; moved: number } | { kind: 'not-found' };

export const deleteHoliday = forLeads(
  async (
    context: DeskContext,
    request: { by: ActingOfficer; day: CalendarDay },
  ): Promise<DeleteHolidayOutcome> => {
    return context.db.transaction().execute(async (db) => {
      await lockCalendar(db);
      const holiday = (await listHolidays(db)).find(({ day }) => day === request.day);
      if (!holiday) return { kind: 'not-found' };
      await deleteHolidayRow(db, holiday.day);
      const moved = await moveDueDays(db, context.timeZone);
      await insertDeskEvent(db, {
        kind: 'delete-holiday',
        officer: request.by.id,
        subject: `${holiday.day} ${holiday.name}`,
        note: `Due days moved: ${moved}.`,
        at: context.clock(),
      });
      return { kind: 'deleted', moved };
    });
  },
);
