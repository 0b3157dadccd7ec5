import type { Database } from '#db/connect.ts';
import {
  forgetChanges,
  lockDueChanges,
  markPurged,
  type PublicationChange,
} from '#db/publications/publication-changes.ts';
import { changedKeys } from '#domain/story/page-keys.ts';
import type { Clock, PurgeEdge } from '#services/ports.ts';

/**
 * A page that read the old words just before the change may reach the cache just after its purge. So
 * every change is purged at once, again when such a page should have arrived, when one from a busy
 * server has, and when the cache has given up waiting for any. Each counts from the one before.
 */
export const PURGED_AFTER_MS: readonly number[] = [0, 800, 4_000, 12_000];

export type PurgeContext = { db: Database; clock: Clock; purgeEdge: PurgeEdge };

/** Tells the caches in front what changed. A cache that cannot be reached is told again. */
export async function purgeChangedPages({ db, clock, purgeEdge }: PurgeContext): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const now = clock();
    const dueSince = PURGED_AFTER_MS.map((after) => new Date(now.getTime() - after));
    const due = await lockDueChanges(transaction, dueSince);
    if (due.length === 0) return 0;
    await purgeEdge([...new Set(due.flatMap(changedKeys))]);
    const isLast = ({ purges }: PublicationChange) => purges + 1 === PURGED_AFTER_MS.length;
    const idsOf = (changes: PublicationChange[]) => changes.map(({ id }) => id);
    await markPurged(transaction, idsOf(due.filter((change) => !isLast(change))), now);
    await forgetChanges(transaction, idsOf(due.filter(isLast)));
    return due.length;
  });
}
