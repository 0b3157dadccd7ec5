export const PROCESS_KINDS = ['web', 'desk', 'worker', 'purger'] as const;
export type ProcessKind = (typeof PROCESS_KINDS)[number];

/** Silent for longer is broken. */
export const SILENT_MS = 60_000;

const HOUR_MS = 3_600_000;
const HOURS = 24;

/** Where the hours that are shown begin. */
export const shownSince = (now: Date) => new Date(now.getTime() - HOURS * HOUR_MS);

export type HourState = 'up' | 'restarted' | 'down';

/** The last 24 hours, the oldest first. Before the first one that is known nothing was there to be down. */
export function hoursOf(
  seen: readonly { hour: Date; starts: number }[],
  now: Date,
): (HourState | 'unknown')[] {
  const startsAt = new Map(seen.map(({ hour, starts }) => [hour.getTime(), starts]));
  const first = Math.min(...startsAt.keys());
  const thisHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return Array.from({ length: HOURS }, (_, n) => {
    const hour = thisHour - (HOURS - 1 - n) * HOUR_MS;
    const starts = startsAt.get(hour);
    if (starts === undefined) return hour < first ? 'unknown' : 'down';
    return starts > 0 && hour > first ? 'restarted' : 'up';
  });
}
