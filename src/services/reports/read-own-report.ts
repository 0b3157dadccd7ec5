import { insertAgain, listOwnReports, type OwnReport, setMore } from '#db/cases/reports.ts';
import type { Database, Transaction } from '#db/connect.ts';
import { listHolidays } from '#db/desk/holidays.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import type { Site } from '#domain/site.ts';
import {
  areWordsTooLong,
  askAgainUntil,
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
  /** Until when they may ask for another look; null where they may not, or did. */
  againUntil: CalendarDay | null;
  /** What we answered first, where this is the second look. */
  before: { words: string; answer: string | null; closedOn: CalendarDay | null } | null;
};

type Reading = { now: Date; site: Pick<Site, 'timeZone'> };

/** Inside a transaction that shows a receipt. */
export async function readOwnReport(
  db: Database,
  { now, site }: Reading,
): Promise<OwnReceipt | undefined> {
  const reports = await listOwnReports(db);
  const report = reports.at(-1);
  if (!report) return undefined;
  const [first] = reports.slice(0, -1);
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
    answer: answerIn(report),
    againUntil: mayAskUntil(reports, { now, site }),
    before: first
      ? {
          words: first.words,
          answer: answerIn(first),
          closedOn: first.closedAt && day(first.closedAt),
        }
      : null,
  };
}

const answerIn = ({ told }: OwnReport) =>
  told.find(({ kind }) => kind === 'decided')?.words ?? null;

/** Null where the day is over, too. */
function mayAskUntil(reports: readonly OwnReport[], { now, site }: Reading): CalendarDay | null {
  const report = reports.at(-1);
  if (!report) return null;
  const { outcome, closedAt, isPublic } = report;
  const closedOn = closedAt && dayIn(closedAt, site.timeZone);
  const until = askAgainUntil({ outcome, closedOn, isPublic, again: reports.length > 1 });
  return until !== null && dayIn(now, site.timeZone) <= until ? until : null;
}

/** Once, in time, with a word why; by an officer who has not decided about the text. Null where nothing is wrong with it. */
export async function askAgain(
  db: Transaction,
  words: string,
  reading: Reading,
): Promise<ReportProblem | 'over' | null> {
  const reports = await listOwnReports(db);
  const [report] = reports;
  if (!report || mayAskUntil(reports, reading) === null) return 'over';
  const said = reportWords(words);
  if (said === '') return 'empty';
  if (areWordsTooLong(said)) return 'long';
  await insertAgain(db, { of: report, words: said });
  return null;
}

/** Once, while somebody asks. Null where nothing is wrong with it. */
export async function sayMore(
  db: Database,
  words: string,
  reading: Reading,
): Promise<ReportProblem | 'over' | null> {
  const report = (await listOwnReports(db)).at(-1);
  const today = dayIn(reading.now, reading.site.timeZone);
  if (!report || report.closedAt || report.more !== null || !isAsking(report.askedUntil, today))
    return 'over';
  const said = reportWords(words);
  if (said === '') return 'empty';
  if (areWordsTooLong(said)) return 'long';
  await setMore(db, report.id, said);
  return null;
}
