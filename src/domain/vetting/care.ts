import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import type { Officer } from './officer.ts';
import type { Topic } from './topics.ts';

const HOUR_MS = 3_600_000;

/** After so many heavy ones within an hour a pause is offered. */
const MANY_WITHIN_AN_HOUR = 3;

/** One that an officer was given, opened or decided. */
export type Reading = {
  storyId: string;
  heavy: boolean;
  /** Only given: it may still be covered. */
  given: boolean;
  at: Date;
};

/** What an officer has carried today, told to that officer alone. */
export type OfficersDay = {
  read: number;
  heavy: number;
  heavyLimit: number;
  /** Several heavy ones lie close together. */
  offersPause: boolean;
  /** Until then no heavy one is handed out, because the officer asked for that. */
  lightUntil: Date | null;
  /** The last one given, opened or decided was heavy. */
  lastWasHeavy: boolean;
};

type Carer = Pick<Officer, 'heavyLimit' | 'lightUntil'>;

/** From the readings of the last day or more, the oldest first. */
export function dayOf(
  officer: Carer,
  readings: readonly Reading[],
  { now, timeZone }: { now: Date; timeZone: string },
): OfficersDay {
  const today = dayIn(now, timeZone);
  const read = readings.filter(({ at, given }) => !given && dayIn(at, timeZone) === today);
  const heavy = read.filter((one) => one.heavy);
  const lately = heavy.filter(({ at }) => now.getTime() - at.getTime() < HOUR_MS);
  const lightUntil = officer.lightUntil && officer.lightUntil > now ? officer.lightUntil : null;
  return {
    read: textsIn(read),
    heavy: textsIn(heavy),
    heavyLimit: officer.heavyLimit,
    offersPause: lightUntil === null && textsIn(lately) >= MANY_WITHIN_AN_HOUR,
    lightUntil,
    lastWasHeavy: readings.at(-1)?.heavy ?? false,
  };
}

function textsIn(readings: readonly Reading[]): number {
  return new Set(readings.map(({ storyId }) => storyId)).size;
}

/**
 * What the next one may be, by due day: any; a heavy one only where no light one is due the same
 * day; or no heavy one at all. Somebody in danger comes before this question.
 */
export type HeavyNext = 'any' | 'light-first' | 'none';

export function heavyNext(day: OfficersDay): HeavyNext {
  if (day.lightUntil !== null || day.heavy >= day.heavyLimit) return 'none';
  return day.lastWasHeavy ? 'light-first' : 'any';
}

/** "Not for me today" ends with the day on which it was said. */
export function skippedToday(
  { skippedTopics, skippedOn }: Pick<Officer, 'skippedTopics' | 'skippedOn'>,
  today: CalendarDay,
): Topic[] {
  return skippedOn === today ? skippedTopics : [];
}

/** An hour without heavy ones. */
export function pauseEnd(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS);
}
