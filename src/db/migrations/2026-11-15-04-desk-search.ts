import { type Kysely, sql } from 'kysely';

/** Officers find a text by its words, leads move due days and read what was done at the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Words as they are, of any language: none is cut to its stem, no accent is taken off.
CREATE INDEX revision_words ON revision USING gin (to_tsvector('simple', title || ' ' || body));
CREATE INDEX event_of_desk ON event (no DESC) WHERE story_id IS NULL;

GRANT UPDATE (due_on) ON story TO hikaya_desk;`)
    .execute(db);
}
