import { listHolidays, lockCalendar, putHoliday } from '#db/desk/holidays.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { checkHoliday, type HolidayProblems } from '#domain/calendar/holiday-draft.ts';
import type { Holiday } from '#domain/calendar/holidays.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { moveDueDays } from './move-due-days.ts';

export type KeepHolidayOutcome =
  | { kind: 'kept'; moved: number }
  | { kind: 'invalid'; problems: HolidayProblems };

/** Adds a holiday, or gives one another name. */
export const keepHoliday = forLeads(
  async (
    context: DeskContext,
    request: { by: ActingOfficer; holiday: Holiday },
  ): Promise<KeepHolidayOutcome> => {
    const at = context.clock();
    const { holiday, problems } = checkHoliday(request.holiday, dayIn(at, context.timeZone));
    if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
    return context.db.transaction().execute(async (db) => {
      await lockCalendar(db);
      const before = (await listHolidays(db)).find(({ day }) => day === holiday.day);
      if (before?.name === holiday.name) return { kind: 'kept', moved: 0 };
      await putHoliday(db, holiday);
      const moved = await moveDueDays(db, context.timeZone);
      // Last, as with every decision: the log's head is locked after the stories, never before.
      await insertDeskEvent(db, {
        kind: before ? 'rename-holiday' : 'add-holiday',
        officer: request.by.id,
        subject: `${holiday.day} ${holiday.name}`,
        note: before ? `Was “${before.name}”.` : `Due days moved: ${moved}.`,
        at,
      });
      return { kind: 'kept', moved };
    });
  },
);
