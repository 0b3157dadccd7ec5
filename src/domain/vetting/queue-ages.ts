import { PROMISED_DAYS } from '#domain/calendar/business-days.ts';

export type Standing = 'in-time' | 'near' | 'overdue';

export type AgeBucket = {
  /** Working days since it could be read; the last bucket holds everything older too. */
  days: number;
  people: number;
  standing: Standing;
};

export type QueueAges = {
  buckets: AgeBucket[];
  /** One, unless so many wait that stars would become dust. */
  peoplePerStar: number;
};

/** Two working days are left then: one officer's day off does not make it late. */
export const NEARLY_DUE_FROM = PROMISED_DAYS.most - 2;
const OVERDUE_FROM = PROMISED_DAYS.most + 1;

/** As many as can still be told apart in one column of the plot. */
const MOST_STARS = 60;

export function standingAt(days: number): Standing {
  if (days >= OVERDUE_FROM) return 'overdue';
  return days >= NEARLY_DUE_FROM ? 'near' : 'in-time';
}

export function queueAges(ages: readonly number[]): QueueAges {
  const buckets = Array.from({ length: OVERDUE_FROM + 1 }, (_, days) => ({
    days,
    people: ages.filter((age) => Math.min(age, OVERDUE_FROM) === days).length,
    standing: standingAt(days),
  }));
  const most = Math.max(...buckets.map(({ people }) => people));
  let peoplePerStar = 1;
  while (most / peoplePerStar > MOST_STARS) peoplePerStar *= 10;
  return { buckets, peoplePerStar };
}

export function peopleOf({ buckets }: QueueAges, standing: Standing): number {
  return buckets
    .filter((bucket) => bucket.standing === standing)
    .reduce((sum, { people }) => sum + people, 0);
}
