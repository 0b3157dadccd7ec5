import type { Database } from '#db/connect.ts';
import { forgetChanges, lockChangesToPurge, markPurged } from '#db/publication-changes.ts';
import { changedKeys } from '#domain/story/page-keys.ts';
import type { Clock, PurgeEdge } from '#services/ports.ts';

/**
 * A page that read the old words just before the change may reach the cache just after its purge. So
 * every change is purged a second time, when such a page has either arrived or failed.
 */
const SECOND_TIME_AFTER_MS = 1_500;

export type PurgeContext = { db: Database; clock: Clock; purgeEdge: PurgeEdge };

/** Tells the caches in front what changed. A cache that cannot be reached is told again. */
export async function purgeChangedPages({ db, clock, purgeEdge }: PurgeContext): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const now = clock();
    const before = new Date(now.getTime() - SECOND_TIME_AFTER_MS);
    const changes = await lockChangesToPurge(transaction, before);
    if (changes.length === 0) return 0;
    await purgeEdge([...new Set(changes.flatMap(changedKeys))]);
    const idsOf = (second: boolean) =>
      changes.filter(({ purgedAt }) => (purgedAt !== null) === second).map(({ id }) => id);
    await markPurged(transaction, idsOf(false), now);
    await forgetChanges(transaction, idsOf(true));
    return changes.length;
  });
}
