import type { Database } from './connect.ts';

/** False where this text was brought in before. */
export async function claimSource(db: Database, sourceKey: Uint8Array, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brought_in')
    .values({ source_key: Buffer.from(sourceKey), at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function wasBroughtIn(db: Database, sourceKey: Uint8Array): Promise<boolean> {
  const found = await db
    .selectFrom('brought_in')
    .select('source_key')
    .where('source_key', '=', Buffer.from(sourceKey))
    .executeTakeFirst();
  return found !== undefined;
}
