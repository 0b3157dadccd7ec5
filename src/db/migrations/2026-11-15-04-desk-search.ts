import { type Kysely, sql } from 'kysely';

/** Officers find a text by its words; leads change clauses and due days, and read the desk's log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [SEARCH, CLAUSES]) await sql.raw(statement).execute(db);
}

const SEARCH = `
-- Words as they are, of any language: none is cut to its stem, no accent is taken off.
CREATE INDEX revision_words ON revision USING gin (to_tsvector('simple', title || ' ' || body));
CREATE INDEX event_of_desk ON event (no DESC) WHERE story_id IS NULL;

GRANT UPDATE (due_on) ON story TO hikaya_desk;`;

/** As before, but clauses are looked up behind the head's lock: one being deleted is gone by then. */
const CLAUSES = `
CREATE OR REPLACE FUNCTION chain_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public AS $$
BEGIN
  -- The head's row lock puts all events in one line until their transactions end.
  SELECT head.no + 1, head.hash INTO NEW.no, NEW.previous FROM event_head head FOR UPDATE;
  IF EXISTS (SELECT 1 FROM unnest(NEW.clauses) code WHERE code NOT IN (SELECT c.code FROM clause c))
  THEN RAISE EXCEPTION 'unknown clause' USING ERRCODE = 'foreign_key_violation'; END IF;
  NEW.hash := event_hash(NEW);
  UPDATE event_head SET no = NEW.no, hash = NEW.hash;
  RETURN NEW;
END $$;`;
