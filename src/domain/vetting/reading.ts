import { isWaiting, type StoryState } from '#domain/story/lifecycle.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A text that stays open on a screen is told again after this long. */
export const TOLD_AGAIN_MS = 30 * MINUTE_MS;

/** An opening of unpublished words, as the log has it. */
export type Opening = { at: Date; state: StoryState };

/** Since when openings count: for an hour, and anew once the passkey was shown. */
export function budgetSince(now: Date, confirmedAt: Date | null): Date {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  return confirmedAt && confirmedAt > hourAgo ? confirmedAt : hourAgo;
}

/** What is worth a look by leads; none of it is proof of anything. */
export const UNUSUAL = {
  many: 'As many texts in an hour as the policy allows.',
  fast: 'More than forty texts within ten minutes.',
  'out-of-queue':
    'Fifteen texts or more in an hour that nobody had to read: parked, declined, removed.',
  'at-night': 'At night, when this officer has not read in the last two weeks.',
} as const;
export type Unusual = keyof typeof UNUSUAL;

const FAST = { texts: 40, withinMs: 10 * MINUTE_MS };
const OUT_OF_QUEUE = 15;
export const AT_NIGHT = { texts: 5, from: 0, until: 5 };

export function isNight(now: Date, timeZone: string): boolean {
  const options = { hour: 'numeric', hourCycle: 'h23', timeZone } as const;
  const hour = Number(new Intl.DateTimeFormat('en-CA', options).format(now));
  return hour >= AT_NIGHT.from && hour < AT_NIGHT.until;
}

type Asked = {
  /** Of the last hour, this one included. */
  openings: readonly Opening[];
  now: Date;
  readsPerHour: number;
  /** At night, and this officer is no night owl. */
  strangeHour: boolean;
};

export function unusualReading({ openings, now, readsPerHour, strangeHour }: Asked): Unusual[] {
  const lately = openings.filter(({ at }) => now.getTime() - at.getTime() <= FAST.withinMs);
  const settled = openings.filter(({ state }) => !isWaiting(state));
  const found: Record<Unusual, boolean> = {
    many: openings.length >= readsPerHour,
    fast: lately.length > FAST.texts,
    'out-of-queue': settled.length >= OUT_OF_QUEUE,
    'at-night': strangeHour && openings.length >= AT_NIGHT.texts,
  };
  return (Object.keys(found) as Unusual[]).filter((kind) => found[kind]);
}
