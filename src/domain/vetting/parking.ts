import { addBusinessDays } from '#domain/calendar/business-days.ts';
import { addDays, type CalendarDay, isCalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Holiday } from '#domain/calendar/holidays.ts';

/** What a text that is put aside waits for. */
export const PARK_REASONS = [
  'adults-yes',
  'writers-answer',
  'another-language',
  'familys-wish',
  'something-else',
] as const;
export type ParkReason = (typeof PARK_REASONS)[number];

/** As officers say it, behind "It waits for". */
export const PARK_REASON_NAMES: Record<ParkReason, string> = {
  'adults-yes': 'an adult’s yes',
  'writers-answer': 'the writer’s answer',
  'another-language': 'a reader of another language',
  'familys-wish': 'a family’s wish',
  'something-else': 'something else',
};

/** Until the morning of that day; then it is in the queue again, by itself. */
export type Parking = { until: CalendarDay; waitsFor: ParkReason };

/** Nobody forgets for longer than that, and a writer reads the day on the receipt. */
export const LONGEST_PARKED_DAYS = 60;

/** What is wrong with it, in words; null when nothing is. */
export function parkingProblem(
  parking: Parking | undefined,
  { today, note }: { today: CalendarDay; note: string | null },
): string | null {
  if (!parking) return 'Say what it waits for, and until which day.';
  if (!isCalendarDay(parking.until) || parking.until <= today) return 'Choose a day after today.';
  if (parking.until > addDays(today, LONGEST_PARKED_DAYS))
    return `Choose a day within ${LONGEST_PARKED_DAYS} days: nobody should wait for longer without a word.`;
  if (parking.waitsFor === 'something-else' && note === null)
    return 'Say in a few words what it waits for.';
  return null;
}

/** Days that are at hand: the next working day, three and six on. */
export function daysToPark(today: CalendarDay, holidays: readonly Holiday[]): CalendarDay[] {
  return [1, 3, 6].map((days) => addBusinessDays(today, days, holidays));
}

/** As the log keeps it: no words of anybody's. */
export const parkingSubject = ({ until, waitsFor }: Parking) => `${waitsFor} ${until}`;

export function findParkReason(text: string | null): ParkReason | undefined {
  return PARK_REASONS.find((reason) => reason === text);
}
