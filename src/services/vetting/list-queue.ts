import { countQueue, listQueue, type QueueFilter, type QueueRow } from '#db/desk/desk-queue.ts';
import { listHolidays } from '#db/desk/holidays.ts';
import { countHeavyRead, countOfficerEvents } from '#db/desk/officer-counts.ts';
import { businessDaysBetween } from '#domain/calendar/business-days.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import type { StoryEventKind } from '#domain/vetting/event-kinds.ts';
import { decodePlace, encodePlace } from '#domain/vetting/queue-place.ts';
import {
  COUNTED_VIEWS,
  type CountedView,
  type Urgency,
  urgencyOf,
} from '#domain/vetting/queue-view.ts';
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

export type OfficersDay = { read: number; heavy: number };

const DAY_MS = 86_400_000;
const READING: readonly StoryEventKind[] = [
  'publish',
  'approve',
  'schedule',
  'refuse',
  'hide',
  'park',
  'ask-second-reader',
];

/** What one officer has carried in the last day, told to that officer alone. */
export async function readOfficersDay(context: DeskContext, officer: string): Promise<OfficersDay> {
  const since = new Date(context.clock().getTime() - DAY_MS);
  const wanted = { officer, kinds: READING, since };
  const [read, heavy] = await Promise.all([
    countOfficerEvents(context.db, wanted),
    countHeavyRead(context.db, wanted),
  ]);
  return { read, heavy };
}
