import { type Kysely, sql } from 'kysely';

/** While a court or a law wants a text kept, nothing of it is erased by anybody; and who asks to take one down is written down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [HOLDS, ONLY_LEADS, NOTHING_GOES, WHEN_IT_ENDS, JOURNAL])
    await sql.raw(statement).execute(db);
  for (const statement of [REQUESTS, KINDS, FIGURES, GRANTS]) await sql.raw(statement).execute(db);
}

/** Why, and until when somebody looks again; neither names a person. Kept for good, as the log is. */
const HOLDS = `
CREATE TABLE legal_hold (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  story_id uuid NOT NULL REFERENCES story,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 2 AND 2000),
  look_on date NOT NULL,
  -- Nobody where it stands again after a restore.
  set_by text,
  set_at timestamptz NOT NULL DEFAULT now(),
  ended_by text,
  ended_at timestamptz,
  ended_because text CHECK (char_length(ended_because) BETWEEN 2 AND 2000),
  CONSTRAINT ended CHECK ((ended_at IS NULL) = (ended_because IS NULL))
);
CREATE UNIQUE INDEX legal_hold_open ON legal_hold (story_id) WHERE ended_at IS NULL;
CREATE INDEX legal_hold_of_story ON legal_hold (story_id);

CREATE FUNCTION is_held(wanted uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM legal_hold WHERE story_id = wanted AND ended_at IS NULL)
$$;`;

/** Set, moved and ended by leads; ended once, and never taken out. */
const ONLY_LEADS = `
CREATE FUNCTION hold_by_lead() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  kept legal_hold := NEW;
  by_whom text := NEW.set_by;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    kept.look_on := OLD.look_on;
    kept.ended_by := OLD.ended_by;
    kept.ended_at := OLD.ended_at;
    kept.ended_because := OLD.ended_because;
    IF kept IS DISTINCT FROM OLD OR OLD.ended_at IS NOT NULL THEN
      RAISE EXCEPTION 'a hold is set once and ended once' USING ERRCODE = 'insufficient_privilege';
    END IF;
    by_whom := NEW.ended_by;
  ELSIF EXISTS (SELECT FROM story WHERE id = NEW.story_id AND erased_at IS NOT NULL) THEN
    RAISE EXCEPTION 'there is nothing left to hold' USING ERRCODE = 'check_violation';
  END IF;
  IF by_whom IS NOT NULL AND NOT EXISTS (SELECT FROM officer
      WHERE id = by_whom AND role = 'lead' AND disabled_at IS NULL) THEN
    RAISE EXCEPTION 'only leads hold a text' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hold_by_lead BEFORE INSERT OR UPDATE ON legal_hold FOR EACH ROW EXECUTE FUNCTION hold_by_lead();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON legal_hold
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;

/**
 * \`may_erase\` is what every erasing of words asks, also the one that somebody asked for. An address stays without an
 * error, so that whoever withdraws is not kept from it; what readers wrote stays as the words do.
 */
const NOTHING_GOES = `
DO $do$
DECLARE
  rule text := pg_get_functiondef('may_erase(story)'::regprocedure);
  held text := replace(rule, 'AND s.danger_since IS NULL', 'AND s.danger_since IS NULL AND NOT is_held(s.id)');
  forgetting text := pg_get_functiondef('forget_cases(timestamptz)'::regprocedure);
  kept text := replace(forgetting, 'ORDER BY closed_at', 'AND NOT is_held(story_id) ORDER BY closed_at');
  erasing text := pg_get_functiondef('only_erase_case()'::regprocedure);
  of_case text := replace(erasing, 'IF NOT (SELECT', 'IF is_held(OLD.story_id) OR NOT (SELECT');
BEGIN
  IF held = rule OR kept = forgetting OR of_case = erasing THEN
    RAISE EXCEPTION 'an erasing has no place for holds';
  END IF;
  EXECUTE held;
  EXECUTE kept;
  EXECUTE of_case;
END $do$;

CREATE FUNCTION keep_held_contact() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF is_held(OLD.story_id) THEN RETURN NULL; END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER keep_held BEFORE DELETE ON contact FOR EACH ROW EXECUTE FUNCTION keep_held_contact();

CREATE FUNCTION keep_held_reporter() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM report WHERE id = OLD.report_id AND is_held(story_id)) THEN RETURN NULL; END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER keep_held BEFORE DELETE ON report_contact FOR EACH ROW EXECUTE FUNCTION keep_held_reporter();

-- The row of a text goes in no way of ours; its emptying passes by here, whoever does it.
CREATE FUNCTION keep_held_story() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF is_held(OLD.id) THEN
    RAISE EXCEPTION 'story % is held', OLD.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER keep_held BEFORE UPDATE OF erased_at ON story FOR EACH ROW
  WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL) EXECUTE FUNCTION keep_held_story();
CREATE TRIGGER keep_held_row BEFORE DELETE ON story FOR EACH ROW EXECUTE FUNCTION keep_held_story();`;

/** An address that a withdrawal would have erased goes with the hold; words go when the purger next looks. */
const WHEN_IT_ENDS = `
CREATE FUNCTION let_go() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM contact c USING story s WHERE s.id = NEW.story_id AND c.story_id = s.id
    AND (s.state = 'withdrawn' OR erasure_asked(s.id));
  RETURN NULL;
END $$;
CREATE TRIGGER let_go AFTER UPDATE OF ended_at ON legal_hold FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION let_go();`;

/** Outside too, so that no restore loses a hold or brings one back that is over. */
const JOURNAL = `
ALTER TABLE erasure DROP CONSTRAINT erasure_kind_check, ADD CONSTRAINT erasure_kind_check CHECK
  (kind IN ('contact', 'words', 'withdraw', 'remove', 'review', 'return', 'wishes', 'hold', 'end-hold'));
CREATE FUNCTION note_hold() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.ended_at IS NOT NULL OR NEW.ended_at IS NULL) THEN RETURN NULL; END IF;
  INSERT INTO erasure (story_id, hash, kind, why)
    SELECT s.id, s.hash, CASE TG_OP WHEN 'INSERT' THEN 'hold' ELSE 'end-hold' END, 'officer'
    FROM story s WHERE s.id = NEW.story_id;
  RETURN NULL;
END $$;
CREATE TRIGGER note_hold AFTER INSERT OR UPDATE ON legal_hold FOR EACH ROW EXECUTE FUNCTION note_hold();`;

/** Who asks, how that was proved, on what ground and by which papers. Without names: those stay with the papers. */
const REQUESTS = `
CREATE TABLE case_request (
  case_id uuid PRIMARY KEY REFERENCES report_case,
  story_id uuid NOT NULL REFERENCES story,
  ground text NOT NULL CHECK (ground IN ('court', 'law', 'copyright', 'safety', 'privacy')),
  requester text NOT NULL CHECK (char_length(requester) BETWEEN 2 AND 200),
  proved text NOT NULL CHECK (char_length(proved) <= 200),
  papers text NOT NULL CHECK (char_length(papers) <= 200),
  papers_on date,
  written_by text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX case_request_of_story ON case_request (story_id);
CREATE TRIGGER only_erase BEFORE DELETE ON case_request FOR EACH ROW EXECUTE FUNCTION only_erase_case();
DO $do$
DECLARE
  erasing text := pg_get_functiondef('erase_words(uuid)'::regprocedure);
  with_requests text := replace(erasing, 'DELETE FROM case_word WHERE story_id = wanted;',
    'DELETE FROM case_word WHERE story_id = wanted; DELETE FROM case_request WHERE story_id = wanted;');
  forgetting text := pg_get_functiondef('forget_cases(timestamptz)'::regprocedure);
  requests_too text := replace(forgetting, 'DELETE FROM case_word WHERE case_id = ANY (due);',
    'DELETE FROM case_word WHERE case_id = ANY (due); DELETE FROM case_request WHERE case_id = ANY (due);');
BEGIN
  IF with_requests = erasing OR requests_too = forgetting THEN
    RAISE EXCEPTION 'an erasing has no place for requests';
  END IF;
  EXECUTE with_requests;
  EXECUTE requests_too;
END $do$;`;

const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_holds text := replace(kinds, $$'received'::text,$$,
    $$'received'::text, 'case-request'::text, 'hold'::text, 'end-hold'::text,$$);
BEGIN
  IF with_holds = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for holds'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_holds;
END $do$;`;

const FIGURES = `
DO $do$
DECLARE
  counted text := pg_get_functiondef('system_figures(date)'::regprocedure);
  with_holds text := replace(counted, $$SELECT 'processes_silent'$$,
    $$SELECT 'holds_to_look_at', count(*)::double precision FROM legal_hold
      WHERE ended_at IS NULL AND look_on <= current_date
    UNION ALL
    SELECT 'processes_silent'$$);
BEGIN
  IF with_holds = counted THEN RAISE EXCEPTION 'the figures have no place for holds'; END IF;
  EXECUTE with_holds;
END $do$;`;

/** The purger may ask whether, as its rules do, and learns nothing else. */
const GRANTS = `
REVOKE ALL ON FUNCTION is_held(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_held(uuid) TO hikaya_desk, hikaya_purger, hikaya_worker, hikaya_receipt, hikaya_web;
GRANT SELECT, INSERT (story_id, reason, look_on, set_by), UPDATE (look_on, ended_by, ended_at, ended_because)
  ON legal_hold TO hikaya_desk;
GRANT SELECT, INSERT, UPDATE (ground, requester, proved, papers, papers_on, written_by, written_at)
  ON case_request TO hikaya_desk;
DROP POLICY no_cases ON event;
CREATE POLICY no_cases ON event AS RESTRICTIVE FOR SELECT TO hikaya_receipt
  USING (kind NOT LIKE 'case-%' AND kind NOT IN ('hold', 'end-hold'));`;
