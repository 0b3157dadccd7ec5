import { countQueue, listQueue, type QueueFilter, type QueueRow } from '#db/desk/desk-queue.ts';
import { listHolidays } from '#db/desk/holidays.ts';
import { listReadings, listTopicsNobodyTakes } from '#db/desk/readings.ts';
import { businessDaysBetween } from '#domain/calendar/business-days.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import { dayOf, type OfficersDay } from '#domain/vetting/care.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import { decodePlace, encodePlace } from '#domain/vetting/queue-place.ts';
import {
  COUNTED_VIEWS,
  type CountedView,
  type Urgency,
  urgencyOf,
} from '#domain/vetting/queue-view.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import type { DeskContext } from './desk-context.ts';

/** As many as one looks through before opening one. */
const PAGE = 50;

export type QueueItem = QueueRow & {
  urgency: Urgency;
  /** Working days since the story could be read. */
  waited: number;
};

export type QueuePage = {
  today: CalendarDay;
  items: QueueItem[];
  total: number;
  next: string | null;
};

export async function readQueue(
  context: DeskContext,
  filter: QueueFilter,
  after: string | null = null,
): Promise<QueuePage> {
  const now = context.clock();
  const today = dayIn(now, context.timeZone);
  const [rows, total, holidays] = await Promise.all([
    listQueue(context.db, filter, { now, limit: PAGE + 1, after: decodePlace(after) }),
    countQueue(context.db, filter),
    listHolidays(context.db),
  ]);
  const items = rows.slice(0, PAGE).map((row) => ({
    ...row,
    urgency: urgencyOf(row.dueOn, today, holidays),
    waited: businessDaysBetween(dayIn(row.receivedAt, context.timeZone), today, holidays),
  }));
  const last = items.at(-1);
  return { today, items, total, next: rows.length > PAGE && last ? encodePlace(last) : null };
}

/** The numbers on the tabs, and no others: every page of the desk asks for them. */
export async function countViews(context: DeskContext): Promise<Record<CountedView, number>> {
  const counts = await Promise.all(
    COUNTED_VIEWS.map(async (view) => [view, await countQueue(context.db, { view })] as const),
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
