import { type Kysely, sql } from 'kysely';

/**
 * From now on the log holds the seal of a note about a text, and the note stands beside it. The release before reads
 * notes in the log alone. What the log holds already stays as it is: it is part of the chain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SEALED).execute(db);
}

const SEALED = `
CREATE OR REPLACE FUNCTION chain_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public AS $$
DECLARE
  its_salt bytea;
BEGIN
  -- The head's row lock puts all events in one line until their transactions end.
  SELECT head.no + 1, head.hash INTO NEW.no, NEW.previous FROM event_head head FOR UPDATE;
  IF EXISTS (SELECT 1 FROM unnest(NEW.clauses) code WHERE code NOT IN (SELECT c.code FROM clause c))
  THEN RAISE EXCEPTION 'unknown clause' USING ERRCODE = 'foreign_key_violation'; END IF;
  NEW.note_seal := NULL;
  IF NEW.story_id IS NOT NULL AND NEW.internal_note IS NOT NULL THEN
    -- Twice 122 random bits.
    its_salt := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
    INSERT INTO event_note (no, story_id, salt, note) VALUES (NEW.no, NEW.story_id, its_salt, NEW.internal_note);
    NEW.note_seal := sha256(its_salt || convert_to(NEW.internal_note, 'UTF8'));
    NEW.internal_note := NULL;
  END IF;
  NEW.hash := event_hash(NEW);
  UPDATE event_head SET no = NEW.no, hash = NEW.hash;
  RETURN NEW;
END $$;`;
