import type { Database, Transaction } from '../connect.ts';

type DueContentChange = { id: number; slot: string; purges: number };

const BATCH = 100;

/** As `lockDueChanges` does for texts: those not purged yet, and those due to be purged again. */
export async function lockDueContentChanges(
  db: Transaction,
  dueSince: readonly Date[],
): Promise<DueContentChange[]> {
  return db
    .selectFrom('content_change')
    .select(['id', 'slot', 'purges'])
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

export async function markContentPurged(db: Database, ids: number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('content_change')
    .set((eb) => ({ purges: eb('purges', '+', 1), purged_at: at }))
    .where('id', 'in', ids)
    .execute();
}

export async function forgetContentChanges(db: Database, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('content_change').where('id', 'in', ids).execute();
}
