import { type Kysely, sql } from 'kysely';

/** Many texts that share most of their words are one row of the queue, and can be declined together: never published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [WAVES, FREE, TOGETHER, READ_FIRST, ONLY_DECLINED, NEVER_PUBLISHED])
    await sql.raw(statement).execute(db);
  for (const statement of [UNDONE, WAITS, KINDS, FIGURES, ERASING, GRANTS])
    await sql.raw(statement).execute(db);
}

/** `seed` chooses those that are read by chance; whoever sends a wave does not know which they will be. */
const WAVES = `
CREATE TABLE wave (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The text that the others are compared with.
  root uuid NOT NULL REFERENCES story,
  seed uuid NOT NULL DEFAULT gen_random_uuid(),
  opened_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  -- Until then later ones like these are put here.
  gather_until timestamptz,
  parted_at timestamptz,
  parted_as text CHECK (parted_as IN ('no-group', 'class')),
  -- Who reads a class, one after the other.
  row_officer text,
  CONSTRAINT parted CHECK ((parted_at IS NULL) = (parted_as IS NULL)
    AND (row_officer IS NOT NULL) = (coalesce(parted_as, '') = 'class'))
);
CREATE INDEX wave_open ON wave (last_at) WHERE parted_at IS NULL;
CREATE INDEX wave_in_a_row ON wave (parted_at) WHERE parted_as = 'class';
CREATE INDEX wave_of_root ON wave (root);

CREATE TABLE wave_text (
  story_id uuid PRIMARY KEY REFERENCES story,
  wave_id uuid NOT NULL REFERENCES wave,
  -- Of a hundred words so many are those of the root.
  likeness smallint NOT NULL CHECK (likeness BETWEEN 0 AND 100),
  joined_at timestamptz NOT NULL,
  out_at timestamptz,
  out_by text,
  CONSTRAINT taken_out CHECK ((out_at IS NULL) = (out_by IS NULL))
);
CREATE INDEX wave_text_of ON wave_text (wave_id, likeness);`;

/**
 * Those of a wave that may be decided together at a moment, as the domain says it (wave.ts). A plain query without
 * settings of its own, so that it is planned as part of whatever asks.
 */
const FREE = `
CREATE FUNCTION wave_free(moment timestamptz) RETURNS TABLE
  (wave_id uuid, story_id uuid, likeness smallint, state text, due_on date) LANGUAGE sql STABLE AS $$
  SELECT t.wave_id, t.story_id, t.likeness, s.state, s.due_on
  FROM wave w JOIN wave_text t ON t.wave_id = w.id JOIN story s ON s.id = t.story_id
  WHERE w.parted_at IS NULL AND t.out_at IS NULL
    AND s.state IN ('received', 'in_review') AND s.ready_at IS NOT NULL
    AND s.danger_since IS NULL AND s.dangers = '{}'
    AND s.revision_no = 1 AND s.face_no = 0
    AND s.second_reader_asked_by IS NULL AND s.approved_by IS NULL AND s.publish_at IS NULL
    AND NOT EXISTS (SELECT FROM lease l WHERE l.story_id = s.id AND l.expires_at >= moment)
    AND NOT EXISTS (SELECT FROM question q WHERE q.story_id = s.id)
    AND NOT EXISTS (SELECT FROM appeal a WHERE a.story_id = s.id)
    AND NOT EXISTS (SELECT FROM report_case c WHERE c.story_id = s.id)
    AND NOT EXISTS (SELECT FROM legal_hold h WHERE h.story_id = s.id)
$$;

-- Three that fit least, and three of the others by chance: always the same, until the wave changes.
CREATE FUNCTION wave_to_read(wanted uuid, moment timestamptz) RETURNS TABLE
  (story_id uuid, likeness smallint, fits_least boolean) LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  WITH free AS MATERIALIZED (
    SELECT f.story_id, f.likeness, md5(w.seed::text || f.story_id::text) AS chance
    FROM wave_free(moment) f JOIN wave w ON w.id = f.wave_id WHERE f.wave_id = wanted
  ), few AS (SELECT f.story_id, f.likeness FROM free f ORDER BY f.likeness, f.chance LIMIT 3)
  SELECT l.story_id, l.likeness, true FROM few l
  UNION ALL
  (SELECT f.story_id, f.likeness, false FROM free f
    WHERE f.story_id NOT IN (SELECT l.story_id FROM few l) ORDER BY f.chance LIMIT 3)
$$;`;

/** `no` is the number of the group's event. The log is no table that others lean on, so it is none by key. */
const TOGETHER = `
CREATE TABLE together (
  no bigint PRIMARY KEY,
  wave_id uuid NOT NULL REFERENCES wave,
  officer text NOT NULL,
  way text NOT NULL CHECK (way IN ('put-aside', 'refuse')),
  at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX together_of_officer ON together (officer, at);
CREATE TABLE together_text (
  together_no bigint NOT NULL REFERENCES together,
  story_id uuid NOT NULL REFERENCES story,
  PRIMARY KEY (together_no, story_id)
);
CREATE INDEX together_of_story ON together_text (story_id);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON together
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON together_text
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;

/** Nobody declines together what nobody has looked into: not while one of the six was never handed out to that officer. */
const READ_FIRST = `
CREATE FUNCTION six_read_first() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM wave_to_read(NEW.wave_id, NEW.at)) OR EXISTS (
    SELECT FROM wave_to_read(NEW.wave_id, NEW.at) r WHERE NOT EXISTS (SELECT FROM event e
      WHERE e.story_id = r.story_id AND e.kind = 'open' AND e.officer = NEW.officer AND e.revision_no = 1)) THEN
    RAISE EXCEPTION 'the six are read first' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER six_read_first BEFORE INSERT ON together FOR EACH ROW EXECUTE FUNCTION six_read_first();`;

/** Each of them free, each of this wave, and all with the decision itself: none is added to it later. */
const ONLY_DECLINED = `
CREATE FUNCTION only_free_together() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM added a JOIN together g ON g.no = a.together_no
      WHERE g.xmin <> pg_current_xact_id()::xid) OR
    EXISTS (SELECT FROM added a JOIN together g ON g.no = a.together_no
      LEFT JOIN LATERAL (SELECT f.wave_id FROM wave_free(g.at) f WHERE f.story_id = a.story_id) free ON true
      WHERE free.wave_id IS DISTINCT FROM g.wave_id) THEN
    RAISE EXCEPTION 'only what is free is decided together' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER only_free AFTER INSERT ON together_text REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION only_free_together();`;

/** An event of one text names its group, and the group holds that text; by no such event is anything published. */
const NEVER_PUBLISHED = `
CREATE FUNCTION declined_together() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.kind NOT IN ('put-aside', 'refuse', 'undo') OR NOT EXISTS (
    SELECT FROM together g JOIN together_text t ON t.together_no = g.no
    WHERE t.story_id = NEW.story_id AND 'together ' || g.no = NEW.subject AND g.officer = NEW.officer
      AND (NEW.kind = g.way OR NEW.kind = 'undo' AND g.undone_at IS NOT NULL)) THEN
    RAISE EXCEPTION 'only declining is done together' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER declined_together BEFORE INSERT ON event FOR EACH ROW
  WHEN (NEW.story_id IS NOT NULL AND (NEW.kind = 'put-aside' OR NEW.subject LIKE 'together %'))
  EXECUTE FUNCTION declined_together();
DROP TRIGGER danger_first ON event;
CREATE TRIGGER danger_first BEFORE INSERT ON event FOR EACH ROW
  WHEN (NEW.kind IN ('publish', 'approve', 'schedule', 'refuse', 'hide', 'park', 'lapse', 'ask-writer', 'put-aside'))
  EXECUTE FUNCTION danger_first();`;

/** Once, and within ten minutes. */
const UNDONE = `
CREATE FUNCTION undone_once() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  kept together := NEW;
BEGIN
  kept.undone_at := OLD.undone_at;
  IF kept IS DISTINCT FROM OLD OR OLD.undone_at IS NOT NULL OR NEW.undone_at IS NULL
    OR NEW.undone_at > OLD.at + interval '10 minutes' THEN
    RAISE EXCEPTION 'it is too late to undo this' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER undone_once BEFORE UPDATE ON together FOR EACH ROW EXECUTE FUNCTION undone_once();`;

/** What writers are told of the waits of others is told by those that somebody read. */
const WAITS = `
DO $do$
DECLARE
  told text := pg_get_functiondef('recent_decisions(integer)'::regprocedure);
  one_by_one text := replace(told, 'ORDER BY s.decided_at DESC',
    'AND NOT EXISTS (SELECT FROM together_text t JOIN together g ON g.no = t.together_no
      WHERE t.story_id = s.id AND g.at = s.decided_at) ORDER BY s.decided_at DESC');
BEGIN
  IF one_by_one = told THEN RAISE EXCEPTION 'recent_decisions has no place for those together'; END IF;
  EXECUTE one_by_one;
END $do$;`;

const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  of_texts text := replace(kinds, $$'received'::text,$$, $$'received'::text, 'put-aside'::text,$$);
  of_all text := replace(of_texts, $$'rotate-secret'::text$$,
    $$'rotate-secret'::text, 'decline-together'::text, 'undo-together'::text, 'part-wave'::text$$);
BEGIN
  IF of_texts = kinds OR of_all = of_texts THEN
    RAISE EXCEPTION 'event_kind_check has no place for waves';
  END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || of_all;
END $do$;`;

/** That writers of a group are told is watched, and tried again, as each of their mails is. */
const FIGURES = `
DO $do$
DECLARE
  counted text := pg_get_functiondef('system_figures(date)'::regprocedure);
  tried text := pg_get_functiondef('retry_mails()'::regprocedure);
  mails text := $$'send-answer-mail', 'tell-together'$$;
BEGIN
  IF counted NOT LIKE '%''send-answer-mail''%' OR tried NOT LIKE '%''send-answer-mail''%'
  THEN RAISE EXCEPTION 'the figures know of no mails'; END IF;
  EXECUTE replace(counted, $$'send-answer-mail'$$, mails);
  EXECUTE replace(tried, $$'send-answer-mail'$$, mails);
END $do$;`;

/** Which texts it was like goes with its words. That it was declined together stays, as the log does. */
const ERASING = `
DO $do$
DECLARE
  erasing text := pg_get_functiondef('erase_words(uuid)'::regprocedure);
  with_waves text := replace(erasing, 'DELETE FROM event_note WHERE story_id = wanted;',
    'DELETE FROM event_note WHERE story_id = wanted;
  DELETE FROM wave_text WHERE story_id = wanted;');
BEGIN
  IF with_waves = erasing THEN RAISE EXCEPTION 'erase_words has no place for waves'; END IF;
  EXECUTE with_waves;
END $do$;`;

/** The worker finds waves, officers decide about them; nobody else knows of them. */
const GRANTS = `
REVOKE ALL ON FUNCTION wave_free(timestamptz), wave_to_read(uuid, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION wave_free(timestamptz), wave_to_read(uuid, timestamptz) TO hikaya_desk;
GRANT SELECT, INSERT (root, opened_at, last_at), UPDATE (last_at) ON wave TO hikaya_worker;
GRANT SELECT, INSERT (story_id, wave_id, likeness, joined_at) ON wave_text TO hikaya_worker;
GRANT SELECT ON together, together_text TO hikaya_worker;
GRANT SELECT, UPDATE (gather_until, parted_at, parted_as, row_officer) ON wave TO hikaya_desk;
GRANT SELECT, UPDATE (out_at, out_by) ON wave_text TO hikaya_desk;
GRANT SELECT, INSERT, UPDATE (undone_at) ON together TO hikaya_desk;
GRANT SELECT, INSERT ON together_text TO hikaya_desk;`;
