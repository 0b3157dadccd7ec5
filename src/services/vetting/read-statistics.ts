import { listClauses } from '#db/desk/clauses.ts';
import { listStatisticsRows } from '#db/desk/desk-statistics.ts';
import { listHolidays } from '#db/desk/holidays.ts';
import { sumSubmissions } from '#db/submission-counts.ts';
import { addDays, type CalendarDay, dayIn, weekStart } from '#domain/calendar/calendar-day.ts';
import { type Statistics, type StatisticsFrame, statisticsOf } from '#domain/vetting/statistics.ts';
import type { DeskContext } from './desk-context.ts';

export type DeskStatistics = Statistics & {
  today: CalendarDay;
  /** The clauses' titles by their codes. */
  titles: Record<string, string>;
  /** Texts that came in through a form or the API in these weeks, by their own counter. */
  sent: number;
};

/** The desk as a whole, never one officer. */
export async function readStatistics(
  context: DeskContext,
  weeks: StatisticsFrame['weeks'],
): Promise<DeskStatistics> {
  const { db, timeZone } = context;
  const today = dayIn(context.clock(), timeZone);
  const first = addDays(weekStart(today), -7 * (weeks - 1));
  const [sent, rows, holidays, clauses] = await Promise.all([
    sumSubmissions(db, first),
    // A day earlier than the first Monday, because zones are up to fourteen hours ahead of UTC.
    listStatisticsRows(db, new Date(`${addDays(first, -1)}T00:00:00Z`)),
    listHolidays(db),
    listClauses(db),
  ]);
  return {
    ...statisticsOf(rows, { today, timeZone, holidays, weeks }),
    today,
    sent,
    titles: Object.fromEntries(clauses.map(({ code, title }) => [code, title])),
  };
}
