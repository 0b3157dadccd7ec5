import { sql } from 'kysely';
import type { Erasure, ErasureKind, Wish } from '#domain/retention.ts';
import type { Database, Transaction } from './connect.ts';

/** Stories whose words are due, by the database's own rule and clock. */
export async function listStoriesToErase(db: Database, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT stories_to_erase(${most}) AS id`.execute(db);
  return rows.map((row) => row.id);
}

/** False when it was erased before or never was; PostgreSQL refuses what is not over. */
export async function eraseWords(db: Database, storyId: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`SELECT erase_words(${storyId}) AS done`.execute(db);
  return rows[0]?.done ?? false;
}

/** Stories that nobody decided for too long, by the database's own rule and clock. */
export async function listStoriesToLapse(db: Database, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT stories_to_lapse(${most}) AS id`.execute(db);
  return rows.map((row) => row.id);
}

/** Ends it without a decision. False where it does not end by itself, or not any more. */
export async function lapseStory(db: Database, storyId: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`SELECT lapse_story(${storyId}) AS done`.execute(db);
  return rows[0]?.done ?? false;
}

/** Locked until the transaction ends; two that copy at once do not copy the same. */
export async function takeUnjournaled(
  db: Transaction,
  most: number,
): Promise<(Erasure & { no: number })[]> {
  const rows = await db
    .selectFrom('erasure')
    .select(['no', 'story_id', 'hash', 'kind', 'why', 'at', 'revision_no', 'wishes'])
    .where('journaled_at', 'is', null)
    .orderBy('no')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    no: row.no,
    storyId: row.story_id,
    hash: row.hash,
    kind: row.kind as ErasureKind,
    why: row.why,
    at: row.at.toISOString(),
    ...(row.revision_no !== null && { revisionNo: row.revision_no }),
    ...(row.wishes && { wishes: row.wishes as Wish[] }),
  }));
}

export async function markJournaled(db: Database, nos: number[], at: Date): Promise<void> {
  await db.updateTable('erasure').set({ journaled_at: at }).where('no', 'in', nos).execute();
}
