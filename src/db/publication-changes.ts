import type { CategoryCode } from '#domain/options/categories.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { Database } from './connect.ts';

export type PublicationChange = {
  id: number;
  hash: string;
  category: CategoryCode;
  writingType: WritingType;
  purgedAt: Date | null;
};

/** A batch keeps one purge small; the next one follows at once. */
const BATCH = 100;

/** Changes not yet purged, and those purged once before that time; locked until the transaction ends. */
export async function lockChangesToPurge(
  db: Database,
  purgedBefore: Date,
): Promise<PublicationChange[]> {
  const rows = await db
    .selectFrom('publication_change')
    .select(['id', 'hash', 'category', 'writing_type', 'purged_at'])
    .where((eb) => eb.or([eb('purged_at', 'is', null), eb('purged_at', '<', purgedBefore)]))
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    hash: row.hash,
    category: row.category as CategoryCode,
    writingType: row.writing_type as WritingType,
    purgedAt: row.purged_at,
  }));
}

export async function markPurged(db: Database, ids: number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('publication_change')
    .set({ purged_at: at })
    .where('id', 'in', ids)
    .execute();
}

export async function forgetChanges(db: Database, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('publication_change').where('id', 'in', ids).execute();
}
