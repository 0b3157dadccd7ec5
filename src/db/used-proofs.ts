import type { Database } from './connect.ts';

/** False when it was used before; a second one at the same moment waits here and is told. */
export async function spendProof(db: Database, proof: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_proof')
    .values({ proof })
    .onConflict((conflict) => conflict.column('proof').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteOldProofs(db: Database, usedBefore: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('used_proof')
    .where('used_at', '<', usedBefore)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
