import { type Kysely, sql } from 'kysely';

/** A writer whose text was refused or taken down asks once that another officer looks again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [APPEAL, GUARDS, KINDS, ERASING, GRANTS])
    await sql.raw(statement).execute(db);
}

/** One for each text, for ever; its number is the case's. What was said is sealed in the log, as notes are. */
const APPEAL = `
CREATE TABLE appeal (
  story_id uuid PRIMARY KEY REFERENCES story,
  no bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  against text NOT NULL CHECK (against IN ('refused', 'removed')),
  words text NOT NULL CHECK (char_length(words) BETWEEN 1 AND 2000),
  filed_at timestamptz NOT NULL,
  closed_at timestamptz,
  outcome text CHECK (outcome IN ('uphold', 'overturn')),
  answer text CHECK (char_length(answer) BETWEEN 1 AND 2000),
  decided_by text,
  -- When it was read for somebody in danger.
  screened_at timestamptz,
  CONSTRAINT decided CHECK ((outcome IS NULL) = (answer IS NULL) AND (outcome IS NULL) = (decided_by IS NULL)
    AND (outcome IS NULL OR closed_at IS NOT NULL))
);
CREATE INDEX appeal_open ON appeal (filed_at) WHERE closed_at IS NULL;
CREATE INDEX appeal_to_screen ON appeal (filed_at) WHERE screened_at IS NULL;`;

/** In time, about a decision that stands; decided once, and by nobody who decided about the text before. */
const GUARDS = `
CREATE FUNCTION appeal_in_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM story s WHERE s.id = NEW.story_id AND s.state = NEW.against
      AND s.erased_at IS NULL AND s.state_since > now() - interval '32 days') THEN
    RAISE EXCEPTION 'there is nothing to appeal against' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER appeal_in_time BEFORE INSERT ON appeal FOR EACH ROW EXECUTE FUNCTION appeal_in_time();

CREATE FUNCTION own_case() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM event WHERE story_id = NEW.story_id AND officer = NEW.officer
      AND kind IN ('publish', 'approve', 'schedule', 'refuse', 'hide', 'remove', 'restore')) THEN
    RAISE EXCEPTION 'nobody decides their own case' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER own_case BEFORE INSERT ON event FOR EACH ROW
  WHEN (NEW.kind IN ('uphold', 'overturn')) EXECUTE FUNCTION own_case();

CREATE FUNCTION appealed_once() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  kept appeal := NEW;
BEGIN
  kept.closed_at := OLD.closed_at;
  kept.outcome := OLD.outcome;
  kept.answer := OLD.answer;
  kept.decided_by := OLD.decided_by;
  kept.screened_at := OLD.screened_at;
  IF kept IS DISTINCT FROM OLD OR (OLD.closed_at IS NOT NULL AND (NEW.closed_at, NEW.outcome, NEW.answer, NEW.decided_by)
      IS DISTINCT FROM (OLD.closed_at, OLD.outcome, OLD.answer, OLD.decided_by))
  THEN RAISE EXCEPTION 'an appeal is decided once' USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER appealed_once BEFORE UPDATE ON appeal FOR EACH ROW EXECUTE FUNCTION appealed_once();
CREATE TRIGGER only_erase BEFORE DELETE ON appeal FOR EACH ROW EXECUTE FUNCTION only_erase_note();
CREATE TRIGGER append_only BEFORE TRUNCATE ON appeal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION close_appeal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE appeal SET closed_at = now() WHERE story_id = NEW.id AND closed_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER close_appeal AFTER UPDATE OF state ON story FOR EACH ROW
  WHEN (OLD.state IN ('refused', 'removed') AND NEW.state <> OLD.state) EXECUTE FUNCTION close_appeal();`;

const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_appeals text := replace(kinds, $$'received'::text,$$,
    $$'received'::text, 'appeal'::text, 'uphold'::text, 'overturn'::text,$$);
BEGIN
  IF with_appeals = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for appeals'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_appeals;
END $do$;`;

/** The words stay while somebody is to look at them again, unless their writer asks for the contrary. */
const ERASING = `
DO $do$
DECLARE
  rule text := pg_get_functiondef('may_erase(story)'::regprocedure);
  waiting text := replace(rule, 'AND s.danger_since IS NULL', 'AND s.danger_since IS NULL
    AND (erasure_asked(s.id) OR NOT EXISTS (SELECT 1 FROM appeal a WHERE a.story_id = s.id AND a.closed_at IS NULL))');
BEGIN
  IF waiting = rule THEN RAISE EXCEPTION 'may_erase has no place for appeals'; END IF;
  EXECUTE waiting;
  EXECUTE replace(pg_get_functiondef('erase_words(uuid)'::regprocedure),
    'DELETE FROM event_note WHERE story_id = wanted;',
    'DELETE FROM event_note WHERE story_id = wanted; DELETE FROM appeal WHERE story_id = wanted;');
END $do$;`;

const GRANTS = `
ALTER TABLE appeal ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON appeal TO hikaya_desk, hikaya_worker USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON appeal TO hikaya_receipt
  USING (story_id IN (SELECT id FROM story)) WITH CHECK (story_id IN (SELECT id FROM story));
GRANT SELECT, UPDATE (closed_at, outcome, answer, decided_by) ON appeal TO hikaya_desk;
GRANT SELECT, UPDATE (screened_at) ON appeal TO hikaya_worker;
GRANT SELECT, INSERT (story_id, against, words, filed_at) ON appeal TO hikaya_receipt;`;
