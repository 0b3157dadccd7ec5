import { findHold, findRequest } from '#db/cases/holds.ts';
import {
  countGrounds,
  countOpenReportCases,
  findCaseBefore,
  findReportCase,
  type ListedCase,
  listCaseWords,
  listReached,
  listReportCases,
  listReports,
  type ReportCase,
} from '#db/cases/report-cases.ts';
import { listClauses } from '#db/desk/clauses.ts';
import { listHolidays } from '#db/desk/holidays.ts';
import { listOfficers } from '#db/desk/officers.ts';
import { hasOpened, listEvents } from '#db/events.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import { findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import type { Holiday } from '#domain/calendar/holidays.ts';
import { daysBefore, listedTitle } from '#domain/retention.ts';
import { decidedBy } from '#domain/vetting/appeal.ts';
import {
  type CaseClock,
  type CaseKind,
  caseClock,
  caseKind,
  ESCALATED_DAYS,
  isAsking,
} from '#domain/vetting/report.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

type Times = CaseClock & {
  openedOn: CalendarDay;
  /** Waits for whoever reported it, and no promise runs. */
  asking: boolean;
  /** Past the day that was promised next. */
  late: boolean;
  /** Nobody decided for a month. */
  escalated: boolean;
};

export type DeskReportCase = ListedCase & Times & { kind: CaseKind };

/** The open ones, whoever waits longest first; or those that were closed last. */
export async function readReportCases(
  { db, clock, timeZone }: DeskContext,
  which: 'open' | 'closed',
): Promise<DeskReportCase[]> {
  const now = clock();
  const [cases, holidays] = await Promise.all([listReportCases(db, which), listHolidays(db)]);
  return cases.map((one) => ({
    ...one,
    title: listedTitle(one.title),
    kind: caseKind(one.grounds),
    ...timesOf(one, { now, timeZone, holidays }),
  }));
}

export const countReportCases = ({ db }: Pick<DeskContext, 'db'>) => countOpenReportCases(db);

type Now = { now: Date; timeZone: string; holidays: readonly Holiday[] };

function timesOf(one: ReportCase, { now, timeZone, holidays }: Now): Times {
  const openedOn = dayIn(one.openedAt, timeZone);
  const today = dayIn(now, timeZone);
  const clock = caseClock({ openedOn, child: one.child, askedUntil: one.askedUntil }, holidays);
  const isOpen = one.closedAt === null;
  const next = one.acknowledgedAt ? clock.decideBy : clock.firstAnswerBy;
  const asking = isOpen && isAsking(one.askedUntil, today);
  return {
    ...clock,
    openedOn,
    asking,
    late: isOpen && !asking && next < today,
    escalated: isOpen && one.openedAt < daysBefore(now, ESCALATED_DAYS),
  };
}

/** As many as somebody reads; the others are counted. */
const SHOWN_REPORTS = 20;

/** Everything about one case but whom the writer and the readers are. */
export async function readReportCase(
  { db, clock, timeZone }: DeskContext,
  { no, officer }: { no: number; officer: { id: string } },
) {
  const one = await findReportCase(db, no);
  const story = one && (await findStory(db, one.storyId));
  if (!one || !story) return null;
  const { id: storyId, revisionNo } = story;
  const [events, officers, holidays, revision, opened, published, clauses] = await Promise.all([
    listEvents(db, storyId),
    listOfficers(db),
    listHolidays(db),
    findRevision(db, storyId, revisionNo),
    hasOpened(db, { storyId, revisionNo, officer: officer.id }),
    findPublicationOfStory(db, storyId),
    listClauses(db),
  ]);
  const [grounds, reports, words, reached, request, hold] = await Promise.all([
    countGrounds(db, one.id),
    listReports(db, one.id, SHOWN_REPORTS),
    listCaseWords(db, one.id),
    listReached(db, one.id),
    findRequest(db, one.id),
    findHold(db, storyId),
  ]);
  const nameOf = (id: string) => officers.find((other) => other.id === id)?.name ?? id;
  // Their own decision about this very case does not keep officers from reading what they wrote.
  const deciders = decidedBy(events.filter(({ at }) => !one.closedAt || at < one.closedAt));
  const now = clock();
  return {
    ...one,
    ...timesOf(one, { now, timeZone, holidays }),
    kind: caseKind(grounds.map(({ ground }) => ground)),
    decidedBy: one.decidedBy && nameOf(one.decidedBy),
    title: listedTitle(revision?.title ?? ''),
    language: story.language,
    inDanger: story.dangerSince !== null,
    /** Shown when the text was opened: a heavy one is not read by the way. */
    body: opened && published ? published.body : null,
    publishedAt: published?.publishedAt ?? null,
    today: dayIn(now, timeZone),
    timeZone,
    grounds,
    listed: reports,
    words: words.map((said) => ({ ...said, officer: nameOf(said.officer) })),
    reached: reached.length,
    request: request && { ...request, writtenBy: nameOf(request.writtenBy) },
    hold: hold ? { lookOn: hold.lookOn } : null,
    opened,
    /** The case that somebody asks about again. */
    before: one.again ? await findCaseBefore(db, one) : null,
    /** Whoever decided before does not decide again. */
    mine: deciders.includes(officer.id),
    deciders: deciders.map(nameOf),
    clauses: clauses.map(({ code, title }) => ({ code, title })),
  };
}

export type ReadReportCase = NonNullable<Awaited<ReturnType<typeof readReportCase>>>;
