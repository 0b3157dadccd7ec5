import type { Database } from '../connect.ts';

/** A lead asks that an officer may make a new passkey; a second lead has not agreed yet. */
export type Recovery = { officerId: string; askedBy: string; askedAt: Date };

export async function insertRecovery(db: Database, recovery: Recovery): Promise<void> {
  await deleteRecovery(db, recovery.officerId);
  await db
    .insertInto('recovery')
    .values({
      officer_id: recovery.officerId,
      asked_by: recovery.askedBy,
      asked_at: recovery.askedAt,
    })
    .execute();
}

export async function listRecoveries(db: Database, since: Date): Promise<Recovery[]> {
  const rows = await db
    .selectFrom('recovery')
    .selectAll()
    .where('asked_at', '>', since)
    .orderBy('asked_at')
    .execute();
  return rows.map((row) => ({
    officerId: row.officer_id,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
  }));
}

/** Answers whether there was one. */
export async function deleteRecovery(db: Database, officerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery')
    .where('officer_id', '=', officerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteRecoveriesBy(db: Database, officerId: string): Promise<void> {
  await db
    .deleteFrom('recovery')
    .where((eb) => eb.or([eb('asked_by', '=', officerId), eb('officer_id', '=', officerId)]))
    .execute();
}
