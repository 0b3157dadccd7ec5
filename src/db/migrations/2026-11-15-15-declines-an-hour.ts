import { type Kysely, sql } from 'kysely';

/** How many texts one officer may decline or park in an hour, and how long officers' notes may be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
ALTER TABLE policy ADD declines_per_hour integer NOT NULL DEFAULT 120
  CHECK (declines_per_hour BETWEEN 1 AND 1000);
-- Events are never changed: notes from before stay as long as they are.
ALTER TABLE event
  ADD CONSTRAINT note_to_writer_length CHECK (char_length(note_to_writer) <= 2000) NOT VALID,
  -- What leads change is told in the same column, word for word, and may be longer.
  ADD CONSTRAINT internal_note_length CHECK (story_id IS NULL OR officer IS NULL
    OR char_length(internal_note) <= 2000) NOT VALID;
ALTER TABLE revision
  ADD CONSTRAINT reason_length CHECK (char_length(reason) <= 200) NOT VALID;`)
    .execute(db);
}
