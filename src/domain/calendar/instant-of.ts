import { type CalendarDay, isCalendarDay } from './calendar-day.ts';

/** The instant at which a clock in that zone shows this; null where somebody typed no day or no time. */
export function instantOf(day: CalendarDay, time: string, timeZone: string): Date | null {
  if (!isCalendarDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // Twice, because a zone may change its clock between the guess and the answer.
  const guess = wanted - aheadAt(wanted, timeZone);
  return new Date(wanted - aheadAt(guess, timeZone));
}

/** How far the zone's clock is ahead of universal time. */
function aheadAt(instant: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.trunc(instant / 1000) * 1000;
}
