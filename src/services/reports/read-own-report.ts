import { findOwnReport, setMore } from '#db/cases/reports.ts';
import type { Database } from '#db/connect.ts';
import { listHolidays } from '#db/desk/holidays.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import type { Site } from '#domain/site.ts';
import {
  areWordsTooLong,
  type CaseClock,
  type CaseOutcome,
  caseClock,
  isAsking,
  type ReportProblem,
  reportWords,
} from '#domain/vetting/report.ts';
import type { ReportGround } from '#domain/vetting/report-grounds.ts';

/** What whoever reported a text sees: their own words, and what we said to them. Nothing of the writer, of officers or of others. */
export type OwnReceipt = CaseClock & {
  no: number;
  hash: string;
  ground: ReportGround;
  words: string;
  more: string | null;
  filedOn: CalendarDay;
  today: CalendarDay;
  acknowledgedOn: CalendarDay | null;
  /** Until when we wait for an answer; null where nothing is asked. */
  askedUntil: CalendarDay | null;
  asked: { words: string; on: CalendarDay }[];
  closedOn: CalendarDay | null;
  /** Null while it is open, and where the text left the site by itself. */
  outcome: CaseOutcome | null;
  answer: string | null;
};

type Reading = { now: Date; site: Pick<Site, 'timeZone'> };

/** Inside a transaction that shows a receipt. */
export async function readOwnReport(
  db: Database,
  { now, site }: Reading,
): Promise<OwnReceipt | undefined> {
  const report = await findOwnReport(db);
  if (!report) return undefined;
  const day = (moment: Date) => dayIn(moment, site.timeZone);
  const { no, hash, ground, words, more, child, outcome, told } = report;
  const today = day(now);
  const openedOn = day(report.openedAt);
  const clock = caseClock(
    { openedOn, child, askedUntil: report.askedUntil },
    await listHolidays(db),
  );
  const isOpen = report.closedAt === null;
  return {
    no,
    hash,
    ground,
    words,
    more,
    outcome,
    today,
    ...clock,
    filedOn: day(report.filedAt),
    acknowledgedOn: report.acknowledgedAt && day(report.acknowledgedAt),
    askedUntil:
      isOpen && more === null && isAsking(report.askedUntil, today) ? report.askedUntil : null,
    asked: told
      .filter(({ kind }) => kind === 'asked')
      .map(({ words: said, at }) => ({ words: said, on: day(at) })),
    closedOn: report.closedAt && day(report.closedAt),
    answer: told.find(({ kind }) => kind === 'decided')?.words ?? null,
  };
}

/** Once, while somebody asks. Null where nothing is wrong with it. */
export async function sayMore(
  db: Database,
  words: string,
  reading: Reading,
): Promise<ReportProblem | 'over' | null> {
  const report = await findOwnReport(db);
  const today = dayIn(reading.now, reading.site.timeZone);
  if (!report || report.closedAt || report.more !== null || !isAsking(report.askedUntil, today))
    return 'over';
  const said = reportWords(words);
  if (said === '') return 'empty';
  if (areWordsTooLong(said)) return 'long';
  await setMore(db, report.id, said);
  return null;
}
