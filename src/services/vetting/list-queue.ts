import { listClauses } from '#db/desk/clauses.ts';
import {
  countQueue,
  listQueue,
  type QueueFilter,
  type QueuePlace,
  type QueueRow,
} from '#db/desk/desk-queue.ts';
import { listHolidays } from '#db/desk/holidays.ts';
import { listReadings, listTopicsNobodyTakes } from '#db/desk/readings.ts';
import { listSettled, type Settled } from '#db/desk/settled.ts';
import { businessDaysBetween } from '#domain/calendar/business-days.ts';
import { addDays, type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import type { Holiday } from '#domain/calendar/holidays.ts';
import { dayOf, type OfficersDay } from '#domain/vetting/care.ts';
import { getsAnswer } from '#domain/vetting/clauses.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import {
  COUNTED_VIEWS,
  type CountedView,
  isWaitingView,
  lastNearDay,
  type Urgency,
  urgencyOf,
} from '#domain/vetting/queue-view.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import { shownWaveIds } from '#services/together/list-waves.ts';
import type { DeskContext } from './desk-context.ts';

export type { QueuePlace } from '#db/desk/desk-queue.ts';

/** As many as one looks through before opening one. */
const WAITING_PAGE = 50;
const SETTLED_PAGE = 20;
/** As many as the list beside a text shows to either side of it. */
const BESIDE = 25;

export type QueueItem = QueueRow & {
  urgency: Urgency;
  /** Working days since the story could be read. */
  waited: number;
  /** Who brought it where it is, and why; null while it waits. */
  settled: SettledBy | null;
};

/** Its guidelines by their titles, and whether the writer was told of them. */
export type SettledBy = Settled & { told: boolean };

export type QueuePage = {
  today: CalendarDay;
  items: QueueItem[];
  total: number;
  /** Of the whole list, and not only of this page. */
  counts: Record<Urgency, number>;
  /** Before and behind which story the neighbouring pages are. */
  previous: string | null;
  next: string | null;
};

/** One page of a list: its first, or the one before or behind a story. */
export async function readQueue(
  context: DeskContext,
  asked: QueueFilter,
  place?: QueuePlace,
): Promise<QueuePage> {
  const filter = await besideWaves(context, asked);
  const [page, total, calendar] = await Promise.all([
    pageAt(context, filter, place),
    countQueue(context.db, filter),
    readCalendar(context),
  ]);
  return {
    today: calendar.today,
    items: await settle(
      context,
      filter,
      page.rows.map((row) => asItem(context, row, calendar)),
    ),
    total,
    counts: await countByUrgency(context, { filter, total, calendar }),
    previous: page.previous,
    next: page.next,
  };
}

/** A text among its neighbours; the beginning of the list where the text is not in it. */
export async function readQueueAround(
  context: DeskContext,
  asked: QueueFilter,
  storyId: string,
): Promise<QueueItem[]> {
  const { db } = context;
  const filter = await besideWaves(context, asked);
  const now = context.clock();
  const slice = (place: QueuePlace) => listQueue(db, filter, { now, limit: BESIDE, place });
  const [before, own, after, calendar] = await Promise.all([
    slice({ before: storyId }),
    slice({ only: storyId }),
    slice({ after: storyId }),
    readCalendar(context),
  ]);
  const rows =
    own.length > 0
      ? [...before, ...own, ...after]
      : await listQueue(db, filter, { now, limit: WAITING_PAGE });
  return rows.map((row) => asItem(context, row, calendar));
}

/** What is one row together is not listed for itself. */
async function besideWaves(context: DeskContext, filter: QueueFilter): Promise<QueueFilter> {
  if (filter.view !== 'to-read') return filter;
  return { ...filter, waves: { ids: await shownWaveIds(context), now: context.clock() } };
}

/** Where nobody waits any more, the list says what was decided. */
async function settle(
  { db }: DeskContext,
  { view }: QueueFilter,
  items: QueueItem[],
): Promise<QueueItem[]> {
  if (isWaitingView(view)) return items;
  const ids = items.map(({ id }) => id);
  const [settled, clauses] = await Promise.all([listSettled(db, ids), listClauses(db)]);
  return items.map((item) => {
    const by = settled.get(item.id);
    if (!by) return item;
    const cited = clauses.filter(({ code }) => by.clauses.includes(code));
    const told = item.state === 'refused' && getsAnswer(cited);
    return { ...item, settled: { ...by, clauses: cited.map(({ title }) => title), told } };
  });
}

type Page = { rows: QueueRow[]; previous: string | null; next: string | null };

/** Where nothing is left behind or before a place, the list is shown from its beginning. */
async function pageAt(
  context: DeskContext,
  filter: QueueFilter,
  place: QueuePlace | undefined,
): Promise<Page> {
  const { db, clock } = context;
  const size = isWaitingView(filter.view) ? WAITING_PAGE : SETTLED_PAGE;
  const found = await listQueue(db, filter, { now: clock(), limit: size + 1, place });
  const more = found.length > size;
  if (place && 'before' in place && found.length >= size) {
    const rows = found.slice(-size);
    return { rows, previous: more ? idOf(rows.at(0)) : null, next: idOf(rows.at(-1)) };
  }
  if (place && ('before' in place || found.length === 0)) return pageAt(context, filter, undefined);
  const rows = found.slice(0, size);
  return {
    rows,
    previous: place ? idOf(rows.at(0)) : null,
    next: more ? idOf(rows.at(-1)) : null,
  };
}

const idOf = (row: QueueRow | undefined) => row?.id ?? null;

type Calendar = { today: CalendarDay; holidays: Holiday[] };

async function readCalendar({ db, clock, timeZone }: DeskContext): Promise<Calendar> {
  return { today: dayIn(clock(), timeZone), holidays: await listHolidays(db) };
}

function asItem(
  { timeZone }: DeskContext,
  row: QueueRow,
  { today, holidays }: Calendar,
): QueueItem {
  return {
    ...row,
    urgency: urgencyOf(row.dueOn, today, holidays),
    waited: businessDaysBetween(dayIn(row.receivedAt, timeZone), today, holidays),
    settled: null,
  };
}

type Counted = { filter: QueueFilter; total: number; calendar: Calendar };

async function countByUrgency(
  { db }: DeskContext,
  { filter, total, calendar: { today, holidays } }: Counted,
): Promise<Record<Urgency, number>> {
  if (!isWaitingView(filter.view)) return { overdue: 0, near: 0, 'in-time': total };
  const dueBy = (day: CalendarDay) =>
    countQueue(db, { ...filter, dueBy: filter.dueBy && filter.dueBy < day ? filter.dueBy : day });
  const [overdue, soon] = await Promise.all([
    dueBy(addDays(today, -1)),
    dueBy(lastNearDay(today, holidays)),
  ]);
  return { overdue, near: soon - overdue, 'in-time': total - soon };
}

/** The numbers on the tabs, and no others: every page of the desk asks for them. */
export async function countViews(context: DeskContext): Promise<Record<CountedView, number>> {
  const counts = await Promise.all(
    COUNTED_VIEWS.map(
      async (view) =>
        [view, await countQueue(context.db, await besideWaves(context, { view }))] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<CountedView, number>;
}

/** The longest day there is, and more than an hour before it. */
const LOOKED_BACK_MS = 27 * 3_600_000;

/** What one officer has carried today, told to that officer alone. */
export async function readOfficersDay(
  { db, clock, timeZone }: DeskContext,
  officer: Officer,
): Promise<OfficersDay> {
  const now = clock();
  const since = new Date(now.getTime() - LOOKED_BACK_MS);
  return dayOf(officer, await listReadings(db, { officer: officer.id, since }), { now, timeZone });
}

/** Leads are told which topic is left with nobody, and not who skips it. */
export async function listUntakenTopics(
  { db, clock, timeZone }: DeskContext,
  officer: Pick<Officer, 'role'>,
): Promise<Topic[]> {
  return officer.role === 'lead' ? listTopicsNobodyTakes(db, dayIn(clock(), timeZone)) : [];
}
