import { type Kysely, sql } from 'kysely';

/** The language of the page that a text was sent from: writers are told of the decision in it. Erased with their address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(COLUMN).execute(db);
}

/** The release before inserts without it; then the language of the text decides, as it did. */
const COLUMN = `
ALTER TABLE contact ADD language text CHECK (language IN ('en', 'fr', 'ur', 'ar'));`;
