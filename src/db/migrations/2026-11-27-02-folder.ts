import { type Kysely, sql } from 'kysely';

/** Officers speak about a text beside it: notes, whom they name, and a second reader's answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [MENTIONS, ERASING, KINDS]) await sql.raw(statement).execute(db);
}

/** Who was named in which note. That somebody has seen it is in the log: whatever they did with the text since. */
const MENTIONS = `
CREATE TABLE mention (
  event_no bigint NOT NULL,
  story_id uuid NOT NULL REFERENCES story,
  officer_id text NOT NULL REFERENCES officer ON DELETE CASCADE,
  PRIMARY KEY (officer_id, event_no)
);
CREATE INDEX mention_of_story ON mention (story_id);
GRANT SELECT, INSERT ON mention TO hikaya_desk;`;

const ERASING = `
DO $do$
BEGIN
  EXECUTE replace(pg_get_functiondef('erase_words(uuid)'::regprocedure),
    'DELETE FROM event_note WHERE story_id = wanted;',
    'DELETE FROM event_note WHERE story_id = wanted; DELETE FROM mention WHERE story_id = wanted;');
END $do$;`;

/** As it stands, with three more: whoever adds one elsewhere meanwhile is not undone. */
const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_words text := replace(kinds, $$'received'::text,$$,
    $$'received'::text, 'note'::text, 'see-note'::text, 'answer-second-reader'::text,$$);
BEGIN
  IF with_words = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for words'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_words;
END $do$;`;
