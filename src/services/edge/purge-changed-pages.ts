import {
  forgetCampaignChanges,
  lockDueCampaignChanges,
  markCampaignsPurged,
} from '#db/campaigns/campaign-changes.ts';
import type { Database, Transaction } from '#db/connect.ts';
import {
  forgetContentChanges,
  lockDueContentChanges,
  markContentPurged,
} from '#db/content/content-changes.ts';
import { forgetChanges, lockDueChanges, markPurged } from '#db/publications/publication-changes.ts';
import { isContentSlot } from '#domain/content/content-slots.ts';
import { changedKeys, keyOfContent, keysOfCampaign } from '#domain/story/page-keys.ts';
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
    const texts = await lockDueChanges(transaction, dueSince);
    const campaigns = await lockDueCampaignChanges(transaction, dueSince);
    const content = await lockDueContentChanges(transaction, dueSince);
    const changes = texts.length + campaigns.length + content.length;
    if (changes === 0) return 0;
    const keys = [
      ...texts.flatMap(changedKeys),
      ...campaigns.flatMap(keysOfCampaign),
      ...content
        .map(({ slot }) => slot)
        .filter(isContentSlot)
        .map(keyOfContent),
    ];
    await purgeEdge([...new Set(keys)]);
    await settle(transaction, texts, { now, mark: markPurged, forget: forgetChanges });
    const ways = { now, mark: markCampaignsPurged, forget: forgetCampaignChanges };
    await settle(transaction, campaigns, ways);
    const marks = { now, mark: markContentPurged, forget: forgetContentChanges };
    await settle(transaction, content, marks);
    return changes;
  });
}

type Change = { id: number; purges: number };
type Ways = { now: Date; mark: typeof markPurged; forget: typeof forgetChanges };

/** Noted until its last purge, and then forgotten. */
async function settle(
  db: Transaction,
  due: readonly Change[],
  { now, mark, forget }: Ways,
): Promise<void> {
  const isLast = ({ purges }: Change) => purges + 1 === PURGED_AFTER_MS.length;
  const idsOf = (changes: readonly Change[]) => changes.map(({ id }) => id);
  await mark(db, idsOf(due.filter((change) => !isLast(change))), now);
  await forget(db, idsOf(due.filter(isLast)));
}
