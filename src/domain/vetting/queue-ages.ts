import { PROMISED_DAYS } from '#domain/calendar/business-days.ts';
import { NEAR_BUSINESS_DAYS, type Urgency } from './queue-view.ts';

export type AgeBucket = {
  /** Working days since it could be read; the last bucket holds everything older too. */
  days: number;
  people: number;
  urgency: Urgency;
};

export type QueueAges = {
  buckets: AgeBucket[];
  /** One, unless so many wait that stars would become dust. */
  peoplePerStar: number;
};

const NEAR_FROM = PROMISED_DAYS.most - NEAR_BUSINESS_DAYS;
const OVERDUE_FROM = PROMISED_DAYS.most + 1;

/** As many as can still be told apart in one column of the plot. */
const MOST_STARS = 60;

function urgencyAt(days: number): Urgency {
  if (days >= OVERDUE_FROM) return 'overdue';
  return days >= NEAR_FROM ? 'near' : 'in-time';
}

export function queueAges(ages: readonly number[]): QueueAges {
  const buckets = Array.from({ length: OVERDUE_FROM + 1 }, (_, days) => ({
    days,
    people: ages.filter((age) => Math.min(age, OVERDUE_FROM) === days).length,
    urgency: urgencyAt(days),
  }));
  const most = Math.max(...buckets.map(({ people }) => people));
  let peoplePerStar = 1;
  while (most / peoplePerStar > MOST_STARS) peoplePerStar *= 10;
  return { buckets, peoplePerStar };
}

export function peopleOf({ buckets }: QueueAges, urgency: Urgency): number {
  return buckets
    .filter((bucket) => bucket.urgency === urgency)
    .reduce((sum, { people }) => sum + people, 0);
}
