import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** No title and no address: this is all the web role can read of what waits. */
export type SubmissionKey = { key: string; contentDigest: Uint8Array; hash: string };

/**
 * True when this transaction owns the key. A second one with the same key waits here until the
 * first commits or gives up.
 */
export async function claimSubmissionKey(db: Database, claim: SubmissionKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('submission_key')
    .values({ key: claim.key, content_digest: Buffer.from(claim.contentDigest), hash: claim.hash })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findSubmissionKey(
  db: Database,
  key: string,
): Promise<Omit<SubmissionKey, 'key'> | undefined> {
  const row = await db
    .selectFrom('submission_key')
    .select(['content_digest', 'hash'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { contentDigest: row.content_digest, hash: row.hash };
}

/**
 * Whoever only reads is not kept waiting for the standby, and might be told of a row that is not there
 * yet. A mark in the write-ahead log makes the COMMIT wait for all that stands before it.
 */
export async function waitForStandby(db: Database): Promise<void> {
  await sql`SELECT pg_logical_emit_message(true, 'hikaya', '')`.execute(db);
}
