import { countOpenAppeals, findAppeal, type ListedAppeal, listAppeals } from '#db/appeals.ts';
import { listClauses } from '#db/desk/clauses.ts';
import { listHolidays } from '#db/desk/holidays.ts';
import { listOfficers } from '#db/desk/officers.ts';
import { hasOpened, listDoneBy, listEvents } from '#db/events.ts';
import { findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import { listedTitle } from '#domain/retention.ts';
import { answerBy, DECIDES, decidedBy } from '#domain/vetting/appeal.ts';
import { findRemovalGround } from '#domain/vetting/removal.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type Case = ListedAppeal & {
  filedOn: CalendarDay;
  answerBy: CalendarDay;
  /** Past the day on which an answer was promised. */
  late: boolean;
};

/** Open ones first by who waits longest; closed ones the newest first. */
export async function listCases(
  { db, clock, timeZone }: DeskContext,
  which: 'open' | 'closed',
): Promise<{ today: CalendarDay; cases: Case[] }> {
  const today = dayIn(clock(), timeZone);
  const [appeals, holidays] = await Promise.all([listAppeals(db, which), listHolidays(db)]);
  const cases = appeals.map((appeal) => {
    const filedOn = dayIn(appeal.filedAt, timeZone);
    const by = answerBy(filedOn, holidays);
    return { ...appeal, filedOn, answerBy: by, late: appeal.closedAt === null && by < today };
  });
  return { today, cases };
}

/** Of these texts, those about which an officer decided before, and so decides no case. */
export const listDecidedBefore = (
  { db }: Pick<DeskContext, 'db'>,
  asked: { officer: string; storyIds: readonly string[] },
) => listDoneBy(db, { ...asked, kinds: DECIDES });

export const countOpenCases = ({ db }: Pick<DeskContext, 'db'>) => countOpenAppeals(db);

/** Everything about one case; without the words of the text, which are read on its own page. */
export async function readCase(
  { db, clock, timeZone }: DeskContext,
  { storyId, officer }: { storyId: string; officer: { id: string } },
) {
  const [appeal, story] = await Promise.all([findAppeal(db, storyId), findStory(db, storyId)]);
  if (!appeal || !story) return null;
  const [events, clauses, officers, holidays, revision, opened] = await Promise.all([
    listEvents(db, storyId),
    listClauses(db),
    listOfficers(db),
    listHolidays(db),
    findRevision(db, storyId, story.revisionNo),
    hasOpened(db, { storyId, revisionNo: story.revisionNo, officer: officer.id }),
  ]);
  const nameOf = (id: string | null) =>
    id === null ? null : (officers.find((one) => one.id === id)?.name ?? id);
  const first = events.findLast(
    ({ fromState, toState, at }) =>
      toState === appeal.against && fromState !== toState && at <= appeal.filedAt,
  );
  const deciders = decidedBy(events);
  const filedOn = dayIn(appeal.filedAt, timeZone);
  return {
    ...appeal,
    decidedBy: nameOf(appeal.decidedBy),
    title: listedTitle(revision?.title ?? ''),
    language: story.language,
    today: dayIn(clock(), timeZone),
    timeZone,
    answerBy: answerBy(filedOn, holidays),
    /** Whoever decided before does not decide again. */
    mine: deciders.includes(officer.id),
    deciders: deciders.map((id) => nameOf(id) ?? id),
    opened,
    first: {
      by: nameOf(first?.officer ?? null),
      at: first?.at ?? null,
      clauses: clauses.filter(({ code }) => first?.clauses.includes(code)),
      ground: findRemovalGround(first?.subject ?? null) ?? null,
      note: first?.noteToWriter ?? null,
    },
  };
}

export type ReadCase = NonNullable<Awaited<ReturnType<typeof readCase>>>;
