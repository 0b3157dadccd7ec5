import { type Kysely, sql } from 'kysely';

/** A process that was broken into reaches less: other stories' addresses, titles that wait, officers' names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [TOMBSTONES]) await sql.raw(statement).execute(db);
}

/** Whoever shows a receipt marks the address of that one story as gone, and no other. */
const TOMBSTONES = `
ALTER TABLE tombstone ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON tombstone TO hikaya_web, hikaya_desk USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON tombstone FOR INSERT TO hikaya_receipt
  WITH CHECK (hash IN (SELECT hash FROM story));`;
