import type { Database, Transaction } from '#db/connect.ts';
import {
  countEachTime,
  countMadePublic,
  countOfficerEvents,
  lockOfficerDecisions,
} from '#db/desk/officer-counts.ts';
import type { Limited } from '#domain/vetting/actions.ts';
import type { VettingPolicy } from '#domain/vetting/policy.ts';

export type TooMany = { kind: 'too-many'; anHour: number };

const HOUR_MS = 3_600_000;

/** Counted one at a time per officer, so that parallel requests cannot slip through together. */
export async function tooManyThisHour(
  db: Transaction,
  wanted: { officer: string; doing: Limited; at: Date },
  policy: VettingPolicy,
): Promise<TooMany | null> {
  const { officer, doing, at } = wanted;
  await lockOfficerDecisions(db, officer);
  const since = new Date(at.getTime() - HOUR_MS);
  const done = await COUNTED[doing](db, { officer, since });
  const anHour = doing === 'decline' ? policy.declinesPerHour : policy.publishesPerHour;
  return done >= anHour ? { kind: 'too-many', anHour } : null;
}

type Count = (db: Database, wanted: { officer: string; since: Date }) => Promise<number>;

const COUNTED: Record<Limited, Count> = {
  'make-public': countMadePublic,
  remove: (db, wanted) => countOfficerEvents(db, { ...wanted, kinds: ['remove'] }),
  // Each time: a text that is put back and declined once more is one more mail to its writer.
  decline: (db, wanted) =>
    countEachTime(db, {
      ...wanted,
      kinds: ['refuse', 'hide', 'park', 'ask-writer', 'decline-together'],
    }),
};
