import { type Kysely, sql } from 'kysely';

/** How many texts one officer may open in an hour before the passkey is asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(BUDGET).execute(db);
}

const BUDGET = `
ALTER TABLE policy
  ADD reads_per_hour integer NOT NULL DEFAULT 150 CHECK (reads_per_hour BETWEEN 10 AND 1000);`;
