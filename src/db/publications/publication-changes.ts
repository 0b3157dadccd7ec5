import type { CategoryCode } from '#domain/options/categories.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { Database, Transaction } from '../connect.ts';

export type PublicationChange = {
  id: number;
  hash: string;
  category: CategoryCode;
  writingType: WritingType;
  /** How often it was purged. */
  purges: number;
};

/** A batch keeps one purge small; the next one follows at once. */
const BATCH = 100;

/**
 * Those not purged yet first, then those that have waited longest; locked until the transaction ends.
 * What was purged n times is due when that was no later than `dueSince[n]`.
 */
export async function lockDueChanges(
  db: Transaction,
  dueSince: readonly Date[],
): Promise<PublicationChange[]> {
  const rows = await db
    .selectFrom('publication_change')
    .select(['id', 'hash', 'category', 'writing_type', 'purges'])
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
  return rows.map((row) => ({
    id: row.id,
    hash: row.hash,
    category: row.category as CategoryCode,
    writingType: row.writing_type as WritingType,
    purges: row.purges,
  }));
}

export async function markPurged(db: Database, ids: number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('publication_change')
    .set((eb) => ({ purges: eb('purges', '+', 1), purged_at: at }))
    .where('id', 'in', ids)
    .execute();
}

export async function forgetChanges(db: Database, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('publication_change').where('id', 'in', ids).execute();
}
