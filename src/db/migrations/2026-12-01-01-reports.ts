import { type Kysely, sql } from 'kysely';

/** Readers say that something is wrong with a published text, and many of them about one text are one case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [CASES, REPORTS, WORDS, PLACING, DECIDING, PAUSING, KINDS])
    await sql.raw(statement).execute(db);
  for (const statement of [ERASING, FORGETTING, FIGURES, GRANTS, SIDES])
    await sql.raw(statement).execute(db);
}

/** Its number is one of the same row as an appeal's. What holds it open is that nobody closed it. */
const CASES = `
CREATE TABLE report_case (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  no bigint NOT NULL UNIQUE DEFAULT nextval('appeal_no_seq'),
  story_id uuid NOT NULL REFERENCES story,
  opened_at timestamptz NOT NULL DEFAULT now(),
  reports integer NOT NULL DEFAULT 1,
  -- Somebody says that a child can be found.
  child boolean NOT NULL DEFAULT false,
  -- Many came within an hour.
  burst boolean NOT NULL DEFAULT false,
  acknowledged_at timestamptz,
  -- Until that day whoever reported it is asked, and no promise runs.
  asked_until date,
  -- Out of search, feeds and sharing while it is read.
  paused_at timestamptz,
  closed_at timestamptz,
  outcome text CHECK (outcome IN ('keep', 'change', 'remove')),
  decided_by text,
  CONSTRAINT decided CHECK ((outcome IS NULL) = (decided_by IS NULL) AND (outcome IS NULL OR closed_at IS NOT NULL))
);
CREATE UNIQUE INDEX report_case_open ON report_case (story_id) WHERE closed_at IS NULL;
CREATE INDEX report_case_of_story ON report_case (story_id);
CREATE INDEX report_case_closed ON report_case (closed_at) WHERE closed_at IS NOT NULL;`;

/** \`receipt_hash\` is missing where it came by letter; what an officer wrote down then stands beside it. */
const REPORTS = `
CREATE TABLE report (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES report_case,
  story_id uuid NOT NULL REFERENCES story,
  hash text NOT NULL,
  ground text NOT NULL CHECK (ground IN
    ('about-me', 'private', 'child', 'hatred', 'danger', 'untrue', 'law', 'other')),
  words text NOT NULL CHECK (char_length(words) <= 2000),
  lane text NOT NULL CHECK (lane IN ('normal', 'burst', 'unproven', 'letter')),
  receipt_hash bytea UNIQUE CHECK (octet_length(receipt_hash) = 32),
  written_by text,
  filed_at timestamptz NOT NULL DEFAULT now(),
  -- What they answered when they were asked.
  more text CHECK (char_length(more) BETWEEN 1 AND 2000),
  -- When it was read for somebody in danger.
  screened_at timestamptz,
  CONSTRAINT by_letter CHECK ((lane = 'letter') = (written_by IS NOT NULL) AND (lane = 'letter') = (receipt_hash IS NULL))
);
CREATE INDEX report_of_case ON report (case_id, filed_at);
CREATE INDEX report_by_ground ON report (case_id, ground);
CREATE INDEX report_of_story ON report (story_id);
CREATE INDEX report_to_screen ON report (filed_at) WHERE screened_at IS NULL;

CREATE TABLE report_contact (
  report_id uuid PRIMARY KEY REFERENCES report,
  sealed_email bytea NOT NULL,
  language text CHECK (language IN ('en', 'fr', 'ur', 'ar')),
  created_at timestamptz NOT NULL DEFAULT now()
);`;

/** What we said, each side's own: neither reads the other's. */
const WORDS = `
CREATE TABLE case_word (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES report_case,
  story_id uuid NOT NULL REFERENCES story,
  side text NOT NULL CHECK (side IN ('reporter', 'writer')),
  kind text NOT NULL CHECK (kind IN ('asked', 'decided')),
  words text NOT NULL CHECK (char_length(words) BETWEEN 1 AND 2000),
  officer text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT writers_are_told CHECK (side = 'reporter' OR kind = 'decided')
);
CREATE UNIQUE INDEX case_word_decided ON case_word (case_id, side) WHERE kind = 'decided';
CREATE INDEX case_word_of_case ON case_word (case_id);
CREATE INDEX case_word_of_story ON case_word (story_id);`;

/**
 * Whoever writes down a report names the text and nothing else: the database finds its open case or opens one, under
 * the lock of the text. Only the first of a case stands in the log, so a flood makes no other text wait.
 */
const PLACING = `
CREATE FUNCTION place_report() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  s story;
  opened boolean;
BEGIN
  SELECT * INTO s FROM story WHERE hash = NEW.hash FOR SHARE;
  IF NOT FOUND OR s.state <> 'published' THEN
    RAISE EXCEPTION 'there is nothing to report' USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO report_case (story_id, child) VALUES (s.id, NEW.ground = 'child')
    ON CONFLICT (story_id) WHERE closed_at IS NULL
    DO UPDATE SET reports = report_case.reports + 1, child = report_case.child OR excluded.child
    RETURNING id, xmax = 0 INTO NEW.case_id, opened;
  NEW.story_id := s.id;
  NEW.filed_at := now();
  IF opened THEN
    INSERT INTO event (story_id, kind, actor_kind, from_state, to_state, revision_no)
      VALUES (s.id, 'case-opened', 'system', s.state, s.state, s.revision_no);
  ELSIF (SELECT count(*) FROM (SELECT FROM report WHERE case_id = NEW.case_id
      AND filed_at > now() - interval '1 hour' LIMIT 19) lately) = 19 THEN
    UPDATE report_case SET burst = true WHERE id = NEW.case_id AND NOT burst;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER place_report BEFORE INSERT ON report FOR EACH ROW EXECUTE FUNCTION place_report();

CREATE FUNCTION reported_once() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  kept report := NEW;
BEGIN
  kept.more := OLD.more;
  kept.screened_at := OLD.screened_at;
  IF kept IS DISTINCT FROM OLD OR (OLD.more IS NOT NULL AND NEW.more IS DISTINCT FROM OLD.more)
  THEN RAISE EXCEPTION 'a report is written once' USING ERRCODE = 'insufficient_privilege'; END IF;
  IF NEW.more IS DISTINCT FROM OLD.more THEN
    UPDATE report_case SET asked_until = NULL WHERE id = NEW.case_id AND closed_at IS NULL AND asked_until IS NOT NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'nobody is asked' USING ERRCODE = 'check_violation';
    END IF;
    NEW.screened_at := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER reported_once BEFORE UPDATE ON report FOR EACH ROW EXECUTE FUNCTION reported_once();

-- Wherever a text goes, nobody is left to wait for a decision about it.
CREATE FUNCTION close_report_case() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE report_case SET closed_at = now() WHERE story_id = NEW.id AND closed_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER close_report_case AFTER UPDATE OF state ON story FOR EACH ROW
  WHEN (OLD.state = 'published' AND NEW.state <> OLD.state) EXECUTE FUNCTION close_report_case();`;

/** By nobody who decided about the text before, with words to both, once. */
const DECIDING = `
CREATE FUNCTION decided_before(wanted uuid, who text) RETURNS boolean LANGUAGE sql STABLE
  SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM event WHERE story_id = wanted AND officer = who AND kind IN
    ('publish', 'approve', 'schedule', 'refuse', 'hide', 'remove', 'restore', 'uphold', 'overturn', 'case-decided'))
$$;
CREATE OR REPLACE FUNCTION own_case() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF decided_before(NEW.story_id, NEW.officer) THEN
    RAISE EXCEPTION 'nobody decides their own case' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER own_case ON event;
CREATE TRIGGER own_case BEFORE INSERT ON event FOR EACH ROW
  WHEN (NEW.kind IN ('uphold', 'overturn', 'case-decided')) EXECUTE FUNCTION own_case();

CREATE FUNCTION case_decided_once() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF (NEW.id, NEW.no, NEW.story_id) IS DISTINCT FROM (OLD.id, OLD.no, OLD.story_id) OR (OLD.closed_at IS NOT NULL
      AND (NEW.closed_at, NEW.outcome, NEW.decided_by) IS DISTINCT FROM (OLD.closed_at, OLD.outcome, OLD.decided_by))
  THEN RAISE EXCEPTION 'a case is decided once' USING ERRCODE = 'insufficient_privilege'; END IF;
  IF NEW.outcome IS NULL OR OLD.outcome IS NOT NULL THEN RETURN NEW; END IF;
  IF decided_before(NEW.story_id, NEW.decided_by) THEN
    RAISE EXCEPTION 'nobody decides their own case' USING ERRCODE = 'check_violation';
  END IF;
  IF (SELECT count(*) FROM case_word WHERE case_id = NEW.id AND kind = 'decided') < 2 THEN
    RAISE EXCEPTION 'both sides have their words first' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER case_decided_once BEFORE UPDATE ON report_case FOR EACH ROW EXECUTE FUNCTION case_decided_once();`;

/** The writer's own wish to pause stands beside it and is as it was when the case is over. */
const PAUSING = `
CREATE FUNCTION pause_for_case() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM report_case c WHERE c.story_id = NEW.story_id AND c.closed_at IS NULL
    AND c.paused_at IS NOT NULL) THEN NEW.paused := true; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER pause_for_case BEFORE INSERT OR UPDATE OF paused ON publication
  FOR EACH ROW EXECUTE FUNCTION pause_for_case();

CREATE FUNCTION pause_with_case() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE publication p SET paused = s.paused FROM story s WHERE s.id = NEW.story_id AND p.story_id = s.id;
  RETURN NULL;
END $$;
CREATE TRIGGER pause_with_case AFTER UPDATE ON report_case FOR EACH ROW
  WHEN (NEW.paused_at IS DISTINCT FROM OLD.paused_at OR (NEW.paused_at IS NOT NULL AND NEW.closed_at IS DISTINCT FROM OLD.closed_at))
  EXECUTE FUNCTION pause_with_case();`;

const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_cases text := replace(kinds, $$'received'::text,$$, $$'received'::text, 'case-opened'::text,
    'case-read'::text, 'case-asked'::text, 'case-paused'::text, 'case-decided'::text,$$);
BEGIN
  IF with_cases = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for cases'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_cases;
END $do$;`;

/** With the words of their text, or when the case is long over. */
const ERASING = `
CREATE FUNCTION only_erase_case() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  its_case uuid := coalesce(to_jsonb(OLD) ->> 'case_id', to_jsonb(OLD) ->> 'id');
BEGIN
  IF NOT (SELECT may_erase(s) FROM story s WHERE s.id = OLD.story_id)
    AND NOT EXISTS (SELECT FROM report_case c WHERE c.id = its_case AND c.closed_at < now() - interval '30 days')
  THEN RAISE EXCEPTION 'a case is not to be erased' USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER only_erase BEFORE DELETE ON report FOR EACH ROW EXECUTE FUNCTION only_erase_case();
CREATE TRIGGER only_erase BEFORE DELETE ON case_word FOR EACH ROW EXECUTE FUNCTION only_erase_case();
CREATE TRIGGER only_erase BEFORE DELETE ON report_case FOR EACH ROW EXECUTE FUNCTION only_erase_case();
CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON case_word
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE TRUNCATE ON report FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE TRUNCATE ON report_case FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

DO $do$
DECLARE
  erasing text := pg_get_functiondef('erase_words(uuid)'::regprocedure);
  with_cases text := replace(erasing, 'DELETE FROM event_note WHERE story_id = wanted;',
    'DELETE FROM event_note WHERE story_id = wanted;
  DELETE FROM report_contact WHERE report_id IN (SELECT id FROM report WHERE story_id = wanted);
  DELETE FROM case_word WHERE story_id = wanted;
  DELETE FROM report WHERE story_id = wanted;
  DELETE FROM report_case WHERE story_id = wanted;');
BEGIN
  IF with_cases = erasing THEN RAISE EXCEPTION 'erase_words has no place for cases'; END IF;
  EXECUTE with_cases;
END $do$;`;

/** A reader is nobody's author: what they wrote goes when the case is long over, though the text stays. */
const FORGETTING = `
CREATE FUNCTION forget_cases(closed_before timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  due uuid[] := ARRAY(SELECT id FROM report_case WHERE closed_at < least(closed_before, now() - interval '30 days')
    ORDER BY closed_at LIMIT 100 FOR UPDATE SKIP LOCKED);
BEGIN
  DELETE FROM report_contact WHERE report_id IN (SELECT id FROM report WHERE case_id = ANY (due));
  DELETE FROM case_word WHERE case_id = ANY (due);
  DELETE FROM report WHERE case_id = ANY (due);
  DELETE FROM report_case WHERE id = ANY (due);
  RETURN cardinality(due);
END $$;
REVOKE ALL ON FUNCTION forget_cases(timestamptz), decided_before(uuid, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_cases(timestamptz) TO hikaya_purger;`;

/** Its mails are watched and tried again like the others; what nobody decides for a month is a figure of its own. */
const FIGURES = `
DO $do$
DECLARE
  counted text := pg_get_functiondef('system_figures(date)'::regprocedure);
  tried text := pg_get_functiondef('retry_mails()'::regprocedure);
  mails text := $$'send-answer-mail', 'send-report-mail'$$;
BEGIN
  IF counted NOT LIKE '%''send-answer-mail''%' OR tried NOT LIKE '%''send-answer-mail''%'
  THEN RAISE EXCEPTION 'the figures know of no mails'; END IF;
  EXECUTE replace(replace(counted, $$'send-answer-mail'$$, mails), $$SELECT 'processes_silent'$$,
    $$SELECT 'cases_undecided', count(*)::double precision FROM report_case
      WHERE closed_at IS NULL AND opened_at <= now() - interval '30 days'
    UNION ALL
    SELECT 'processes_silent'$$);
  EXECUTE replace(tried, $$'send-answer-mail'$$, mails);
END $do$;`;

/** The web process can write a report down and read none. */
const GRANTS = `
GRANT INSERT (id, hash, ground, words, lane, receipt_hash) ON report TO hikaya_web;
GRANT INSERT (report_id, sealed_email, language) ON report_contact TO hikaya_web;
GRANT SELECT, INSERT (id, hash, ground, words, lane, written_by) ON report TO hikaya_desk;
GRANT SELECT, UPDATE (acknowledged_at, asked_until, paused_at, closed_at, outcome, decided_by) ON report_case TO hikaya_desk;
GRANT SELECT, INSERT (case_id, story_id, side, kind, words, officer) ON case_word TO hikaya_desk;
GRANT SELECT (report_id) ON report_contact TO hikaya_desk;
GRANT SELECT, UPDATE (screened_at) ON report TO hikaya_worker;
GRANT SELECT ON report_contact TO hikaya_worker;
GRANT SELECT (id, case_id) ON report TO hikaya_purger;
GRANT SELECT (id, closed_at) ON report_case TO hikaya_purger;
GRANT SELECT (report_id, created_at), DELETE ON report_contact TO hikaya_purger;
GRANT SELECT (id, case_id, hash, ground, words, filed_at, more, receipt_hash), UPDATE (more) ON report TO hikaya_receipt;
GRANT SELECT (id, no, opened_at, child, acknowledged_at, asked_until, closed_at, outcome) ON report_case TO hikaya_receipt;
GRANT SELECT (no, case_id, story_id, side, kind, words, at) ON case_word TO hikaya_receipt;`;

/** Twelve words open one side: the reporter's own report and what we told them, or what we told the writer. */
const SIDES = `
ALTER TABLE report ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON report TO hikaya_web, hikaya_desk, hikaya_worker, hikaya_purger USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON report TO hikaya_receipt USING (receipt_hash = shown_receipt());
ALTER TABLE report_contact ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON report_contact TO hikaya_web, hikaya_desk, hikaya_worker, hikaya_purger USING (true) WITH CHECK (true);
ALTER TABLE report_case ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON report_case TO hikaya_desk, hikaya_worker, hikaya_purger USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON report_case TO hikaya_receipt USING (id IN (SELECT case_id FROM report));
ALTER TABLE case_word ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON case_word TO hikaya_desk USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON case_word TO hikaya_receipt USING (
  (side = 'reporter' AND case_id IN (SELECT case_id FROM report))
  OR (side = 'writer' AND story_id IN (SELECT id FROM story)));
-- That somebody reported it a writer learns with the decision, in the words for them, and not from the log.
CREATE POLICY no_cases ON event AS RESTRICTIVE FOR SELECT TO hikaya_receipt USING (kind NOT LIKE 'case-%');`;
