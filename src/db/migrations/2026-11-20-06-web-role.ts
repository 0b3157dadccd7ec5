import { type Kysely, sql } from 'kysely';

/** The web process tells the log that a writer sent something, and writes first words; nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FIRST_WORDS).execute(db);
}

const FIRST_WORDS = `
CREATE POLICY only_received ON event AS RESTRICTIVE FOR INSERT TO hikaya_web
  WITH CHECK (kind = 'received' AND actor_kind = 'writer' AND to_state = 'received' AND revision_no = 1);
CREATE POLICY only_first ON revision AS RESTRICTIVE FOR INSERT TO hikaya_web
  WITH CHECK (no = 1 AND author_kind = 'writer');`;
