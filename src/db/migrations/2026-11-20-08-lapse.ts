import { type Kysely, sql } from 'kysely';

/** What nobody decided within a year comes to its end, and officers' notes about a text can go with its words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [SINCE, DAYS, DANGER, LAPSING, NOTES, ERASING, FIGURES, GRANTS])
    await sql.raw(statement).execute(db);
}

/**
 * By the database's own clock, like `state_since`, and not begun anew by whoever takes, parks or resumes. What waited
 * longer than eleven months before this release is given one more, so that leads hear of it first.
 */
const SINCE = `
ALTER TABLE story ADD undecided_since timestamptz NOT NULL DEFAULT now();
UPDATE story s SET undecided_since = greatest(now() - interval '335 days', coalesce(
  (SELECT max(e.at) FROM event e WHERE e.story_id = s.id AND e.from_state <> e.to_state
    AND e.to_state IN ('received', 'in_review', 'parked')
    AND e.from_state NOT IN ('received', 'in_review', 'parked')), s.received_at));
CREATE INDEX story_undecided ON story (undecided_since) WHERE state IN ('received', 'in_review', 'parked');

CREATE OR REPLACE FUNCTION keep_state_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = OLD.state THEN RETURN NEW; END IF;
  IF OLD.erased_at IS NOT NULL THEN
    RAISE EXCEPTION 'story % is erased', OLD.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  NEW.state_since := now();
  IF OLD.state NOT IN ('received', 'in_review', 'parked') AND NEW.state IN ('received', 'in_review', 'parked')
  THEN NEW.undecided_since := now(); END IF;
  RETURN NEW;
END $$;`;

const DAYS = `
ALTER TABLE retention
  DROP CONSTRAINT retention_state_check,
  ADD CONSTRAINT retention_state_check
    CHECK (state IN ('refused', 'hidden', 'withdrawn', 'removed', 'undecided')),
  -- How long before the end leads are told.
  ADD told_days integer CHECK (told_days BETWEEN 1 AND 365);`;

const DANGER = `
DROP TRIGGER danger_first ON event;
CREATE TRIGGER danger_first BEFORE INSERT ON event FOR EACH ROW
  WHEN (NEW.kind IN ('publish', 'approve', 'schedule', 'refuse', 'hide', 'park', 'lapse'))
  EXECUTE FUNCTION danger_first();`;

/**
 * Neither where somebody may be in danger, nor what waits for its hour of publication, nor what an officer has in hand.
 * The end itself only hides: for as long as other hidden words are kept, an officer can take it up again.
 */
const LAPSING = `
CREATE FUNCTION may_lapse(s story) RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT s.state IN ('received', 'in_review', 'parked') AND s.erased_at IS NULL
    AND s.danger_since IS NULL AND s.publish_at IS NULL
    AND s.undecided_since <= now() - erase_after('undecided')
    AND NOT EXISTS (SELECT FROM lease l WHERE l.story_id = s.id AND l.expires_at >= now())
$$;

CREATE FUNCTION lapse_story(wanted uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  s story;
BEGIN
  SELECT * INTO s FROM story WHERE id = wanted FOR UPDATE;
  -- Somebody may have come back to it since it was listed.
  IF NOT FOUND OR NOT coalesce(may_lapse(s), false) THEN RETURN false; END IF;
  DELETE FROM lease WHERE story_id = wanted;
  UPDATE story SET state = 'hidden', approved_by = NULL, approved_revision = NULL,
    second_reader_asked_by = NULL WHERE id = wanted;
  INSERT INTO event (story_id, kind, actor_kind, from_state, to_state, revision_no)
    VALUES (wanted, 'lapse', 'system', s.state, 'hidden', s.revision_no);
  RETURN true;
END $$;

CREATE FUNCTION stories_to_lapse(most integer) RETURNS SETOF uuid LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.id FROM story s WHERE s.state IN ('received', 'in_review', 'parked') AND may_lapse(s)
  ORDER BY s.undecided_since LIMIT most
$$;`;

/**
 * Notes about a text stand beside the log, which keeps a seal of each: SHA-256 over 32 random bytes and the note. With
 * the random bytes gone nobody can try notes against the seal. In an event's hash the field internal_note is then "s"
 * and the 32 bytes of the seal; no other field begins with that letter.
 */
const NOTES = `
CREATE TABLE event_note (
  no bigint PRIMARY KEY,
  story_id uuid NOT NULL REFERENCES story,
  salt bytea NOT NULL CHECK (octet_length(salt) = 32),
  note text NOT NULL CONSTRAINT internal_note_length CHECK (char_length(note) <= 2000)
);
CREATE INDEX event_note_of_story ON event_note (story_id);
ALTER TABLE event ADD note_seal bytea,
  ADD CONSTRAINT one_note CHECK (note_seal IS NULL OR internal_note IS NULL);

CREATE OR REPLACE FUNCTION event_hash(e event) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(e.previous || event_field(e.no::text) || event_field(e.story_id::text)
    || event_field(e.kind) || event_field(e.actor_kind) || event_field(e.officer)
    || event_field(e.subject) || event_field(e.from_state) || event_field(e.to_state)
    || event_field(e.revision_no::text) || event_field(e.clauses::text)
    || event_field(e.note_to_writer)
    || CASE WHEN e.note_seal IS NULL THEN event_field(e.internal_note) ELSE 's'::bytea || e.note_seal END
    || event_field(((extract(epoch FROM e.at) * 1000000)::bigint)::text))
$$;

-- A note changes in one way only: it goes, when its story may be erased.
CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON event_note
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION only_erase_note() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT (SELECT may_erase(s) FROM story s WHERE s.id = OLD.story_id)
  THEN RAISE EXCEPTION 'event_note is append-only' USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER only_erase BEFORE DELETE ON event_note FOR EACH ROW EXECUTE FUNCTION only_erase_note();

-- The trigger alone says what a seal is.
DO $do$
BEGIN
  EXECUTE replace(pg_get_functiondef('chain_event()'::regprocedure),
    'NEW.hash := event_hash(NEW);', 'NEW.note_seal := NULL; NEW.hash := event_hash(NEW);');
END $do$;`;

/** What was seen in the words goes with them, and what their writer said of grown-ups. */
const ERASING = `
DO $do$
BEGIN
  EXECUTE replace(replace(pg_get_functiondef('erase_words(uuid)'::regprocedure),
    'DELETE FROM lease WHERE story_id = wanted;',
    'DELETE FROM lease WHERE story_id = wanted; DELETE FROM event_note WHERE story_id = wanted;'),
    'topics = ''{}'',',
    'topics = ''{}'', dangers = ''{}'', danger_since = NULL, adult = false, guardian = false,');
END $do$;
UPDATE story SET dangers = '{}', danger_since = NULL, adult = false, guardian = false
  WHERE erased_at IS NOT NULL;`;

const FIGURES = `
DO $do$
BEGIN
  EXECUTE replace(pg_get_functiondef('system_figures(date)'::regprocedure),
    $$SELECT 'processes_silent'$$,
    $$SELECT v.* FROM (SELECT count(*) FILTER (WHERE s.danger_since IS NULL AND s.publish_at IS NULL) AS lapsing,
        count(*) FILTER (WHERE s.danger_since IS NOT NULL) AS in_danger
      FROM story s, retention r WHERE r.state = 'undecided'
        AND s.state IN ('received', 'in_review', 'parked') AND s.erased_at IS NULL
        AND s.undecided_since <= now() - make_interval(days => r.days - r.told_days)) l,
      LATERAL (VALUES ('texts_lapsing', l.lapsing::double precision),
        ('texts_kept_in_danger', l.in_danger)) v (name, value)
    UNION ALL
    SELECT 'processes_silent'$$);
END $do$;`;

const GRANTS = `
REVOKE ALL ON FUNCTION may_lapse(story), lapse_story(uuid), stories_to_lapse(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lapse_story(uuid), stories_to_lapse(integer) TO hikaya_purger;
GRANT SELECT ON event_note TO hikaya_desk;`;
