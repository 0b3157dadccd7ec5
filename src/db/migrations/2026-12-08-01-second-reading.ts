import { type Kysely, sql } from 'kysely';

/** Some decisions are read again by somebody who does not know of the first: the desk learns whether it reads alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [READINGS, BLIND, ONCE, POLICY, KINDS, GRANTS])
    await sql.raw(statement).execute(db);
}

/** Without a word: words would tell who said them. By the number of the decision; no key, for the log is apart. */
const READINGS = `
CREATE TABLE second_reading (
  decision_no bigint PRIMARY KEY,
  story_id uuid NOT NULL REFERENCES story,
  reader text NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('publish', 'decline')),
  clauses text[] NOT NULL DEFAULT '{}',
  read_at timestamptz NOT NULL,
  talked_over_at timestamptz,
  CONSTRAINT declined_for_a_guideline CHECK ((verdict = 'decline') = (cardinality(clauses) > 0))
);
CREATE INDEX second_reading_of_story ON second_reading (story_id);
CREATE INDEX second_reading_when ON second_reading (read_at);`;

/** Whoever decided, or did anything else with the text, knows too much; and nobody judges what was not handed out. */
const BLIND = `
CREATE FUNCTION read_blind() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM event WHERE no = NEW.decision_no AND story_id = NEW.story_id
      AND officer IS NOT NULL AND kind IN ('publish', 'refuse')) THEN
    RAISE EXCEPTION 'there is no such decision' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM event WHERE story_id = NEW.story_id AND officer = NEW.reader AND kind <> 'read-blind') THEN
    RAISE EXCEPTION 'whoever knows the text does not read it blind' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NOT EXISTS (SELECT FROM event WHERE story_id = NEW.story_id AND officer = NEW.reader AND kind = 'read-blind') THEN
    RAISE EXCEPTION 'nobody judges what nobody has read' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.talked_over_at IS NOT NULL THEN
    RAISE EXCEPTION 'it is talked over when both have read' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER read_blind BEFORE INSERT ON second_reading FOR EACH ROW EXECUTE FUNCTION read_blind();`;

/** Said once. That two talked it over is added, and not taken back. */
const ONCE = `
CREATE FUNCTION read_once() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  kept second_reading := NEW;
BEGIN
  kept.talked_over_at := OLD.talked_over_at;
  IF kept IS DISTINCT FROM OLD OR OLD.talked_over_at IS NOT NULL THEN
    RAISE EXCEPTION 'a second reading is said once' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER read_once BEFORE UPDATE ON second_reading FOR EACH ROW EXECUTE FUNCTION read_once();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON second_reading
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;

const POLICY = `
ALTER TABLE policy ADD read_again_percent integer NOT NULL DEFAULT 10
  CONSTRAINT read_again_range CHECK (read_again_percent BETWEEN 0 AND 100);
GRANT UPDATE (read_again_percent) ON policy TO hikaya_desk;`;

const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_this text := replace(kinds, $$'received'::text,$$, $$'received'::text, 'read-blind'::text,$$);
BEGIN
  IF with_this = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for second readings'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_this;
END $do$;`;

/** A writer's receipt tells nothing of it: it is about the desk and not about the text. */
const GRANTS = `
GRANT SELECT, INSERT (decision_no, story_id, reader, verdict, clauses, read_at), UPDATE (talked_over_at)
  ON second_reading TO hikaya_desk;
CREATE POLICY no_second_readings ON event AS RESTRICTIVE FOR SELECT TO hikaya_receipt
  USING (kind <> 'read-blind');`;
