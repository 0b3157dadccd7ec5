import { addBusinessDays } from '#domain/calendar/business-days.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Holiday } from '#domain/calendar/holidays.ts';

/** The lists of the desk, in the order of its tabs. */
export const QUEUE_VIEWS = [
  'to-read',
  'second-reader',
  'parked',
  'scheduled',
  'published',
  'refused',
] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

export const QUEUE_VIEW_NAMES: Record<QueueView, string> = {
  'to-read': 'To read',
  'second-reader': 'Second reader',
  parked: 'Parked',
  scheduled: 'Scheduled',
  published: 'Published',
  refused: 'Refused',
};

/** Somebody waits for an answer; in the others it is given, or put off. */
export function isWaitingView(view: QueueView): boolean {
  return view === 'to-read' || view === 'second-reader';
}

/** Tabs that show how many wait; the others would only grow. */
export const COUNTED_VIEWS = ['to-read', 'second-reader', 'parked'] as const satisfies QueueView[];
export type CountedView = (typeof COUNTED_VIEWS)[number];

/** Whoever waits until then is named before the promise is broken. */
export const NEAR_BUSINESS_DAYS = 2;

export type Urgency = 'overdue' | 'near' | 'in-time';

export function urgencyOf(
  dueOn: CalendarDay | null,
  today: CalendarDay,
  holidays: readonly Holiday[],
): Urgency {
  if (dueOn === null) return 'in-time';
  if (dueOn < today) return 'overdue';
  return dueOn <= lastNearDay(today, holidays) ? 'near' : 'in-time';
}

/** Due until then is near. */
export function lastNearDay(today: CalendarDay, holidays: readonly Holiday[]): CalendarDay {
  return addBusinessDays(today, NEAR_BUSINESS_DAYS, holidays);
}
