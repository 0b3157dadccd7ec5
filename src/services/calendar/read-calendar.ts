import { listHolidays } from '#db/desk/holidays.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import type { Holiday } from '#domain/calendar/holidays.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type CalendarYear = { year: string; holidays: Holiday[] };

/** This year and those after it; what is over no longer moves anything. */
export const readCalendar = forLeads(
  async (context: DeskContext, _request: { by: ActingOfficer }): Promise<CalendarYear[]> => {
    const thisYear = dayIn(context.clock(), context.timeZone).slice(0, 4);
    const holidays = (await listHolidays(context.db)).filter(({ day }) => day >= thisYear);
    const years = Map.groupBy(holidays, ({ day }) => day.slice(0, 4));
    return Array.from(years, ([year, ofYear]) => ({ year, holidays: ofYear }));
  },
);
