import { type Kysely, sql } from 'kysely';

/** Leads look through what was decided, the newest first, without walking through all that was only looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(INDEX).execute(db);
}

const INDEX = `
CREATE INDEX event_decisions ON event (no) WHERE officer IS NOT NULL
  AND kind IN ('publish', 'approve', 'schedule', 'refuse', 'hide', 'park', 'remove', 'restore', 'undo');`;
