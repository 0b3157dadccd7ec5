import { sql } from 'kysely';
import type { Database } from '../connect.ts';

export const CHORES = ['backup', 'forget', 'restore', 'verify-log'] as const;
export type Chore = (typeof CHORES)[number];

export async function noteChore(db: Database, name: Chore, note: string): Promise<void> {
  await sql`SELECT chore_done(${name}, ${note})`.execute(db);
}

export async function listChores(
  db: Database,
): Promise<{ name: string; doneAt: Date; note: string }[]> {
  const rows = await db.selectFrom('chore').selectAll().execute();
  return rows.map(({ name, done_at, note }) => ({ name, doneAt: done_at, note }));
}

/** Mails that were given up are tried again. Answers how many. */
export async function retryMails(db: Database): Promise<number> {
  const { rows } = await sql<{ tried: number }>`SELECT retry_mails() AS tried`.execute(db);
  return rows[0]?.tried ?? 0;
}
