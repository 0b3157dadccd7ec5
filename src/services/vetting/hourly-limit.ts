import type { Database } from '#db/connect.ts';
import { countMadePublic, countOfficerEvents, lockOfficerDecisions } from '#db/events.ts';
import type { VettingPolicy } from '#domain/vetting/policy.ts';

/** What a hijacked account could do harm with, and so can do only so often. */
export type Limited = 'make-public' | 'remove';

export type TooMany = { kind: 'too-many'; anHour: number };

const HOUR_MS = 3_600_000;

/** Counted one at a time per officer, so that parallel requests cannot slip through together. */
export async function tooManyThisHour(
  db: Database,
  wanted: { officer: string; doing: Limited; at: Date },
  policy: VettingPolicy,
): Promise<TooMany | null> {
  const { officer, doing, at } = wanted;
  await lockOfficerDecisions(db, officer);
  const since = new Date(at.getTime() - HOUR_MS);
  const done =
    doing === 'make-public'
      ? await countMadePublic(db, { officer, since })
      : await countOfficerEvents(db, { officer, kinds: ['remove'], since });
  const anHour = policy.publishesPerHour;
  return done >= anHour ? { kind: 'too-many', anHour } : null;
}
