import { type Kysely, sql } from 'kysely';

/** Writers may ask that their mail names nothing. It is kept, read and erased with their address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [COLUMN, READERS]) await sql.raw(statement).execute(db);
}

/** The release before inserts without it, and gets what it always sent. */
const COLUMN = `
ALTER TABLE contact ADD quiet_mail boolean NOT NULL DEFAULT false;`;

/** A receipt deletes the address of its story, of which it needs the name alone; the rest is the mail worker's. */
const READERS = `
REVOKE SELECT ON contact FROM hikaya_receipt;
GRANT SELECT (story_id) ON contact TO hikaya_receipt;`;
