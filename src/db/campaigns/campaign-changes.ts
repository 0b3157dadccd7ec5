import type { CampaignChange } from '#domain/story/page-keys.ts';
import type { Database, Transaction } from '../connect.ts';

export type DueCampaignChange = CampaignChange & { id: number; purges: number };

const BATCH = 100;

/** As `lockDueChanges` does for texts: those not purged yet, and those due to be purged again. */
export async function lockDueCampaignChanges(
  db: Transaction,
  dueSince: readonly Date[],
): Promise<DueCampaignChange[]> {
  return db
    .selectFrom('campaign_change')
    .select(['id', 'campaign', 'categories', 'banner', 'purges'])
    .where((eb) =>
      eb.or([
        eb('purged_at', 'is', null),
        ...dueSince.map((since, purges) => eb('purges', '=', purges).and('purged_at', '<=', since)),
      ]),
    )
    .orderBy('purged_at', (order) => order.asc().nullsFirst())
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markCampaignsPurged(db: Database, ids: number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('campaign_change')
    .set((eb) => ({ purges: eb('purges', '+', 1), purged_at: at }))
    .where('id', 'in', ids)
    .execute();
}

export async function forgetCampaignChanges(db: Database, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('campaign_change').where('id', 'in', ids).execute();
}
