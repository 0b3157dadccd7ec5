import { type Kysely, sql } from 'kysely';

/** Words are erased on schedule or on request, by a role that can read none of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [COLUMNS, RULE, ERASING, JOURNAL, GRANTS])
    await sql.raw(statement).execute(db);
}

/** `state_since` is the database's own clock: no process can make a story older than it is. */
const COLUMNS = `
ALTER TABLE story ADD state_since timestamptz NOT NULL DEFAULT now(), ADD erased_at timestamptz;
UPDATE story s SET state_since = coalesce(
  (SELECT max(e.at) FROM event e WHERE e.story_id = s.id AND e.to_state = s.state), s.received_at);
CREATE INDEX story_to_erase ON story (state_since)
  WHERE erased_at IS NULL AND state IN ('refused', 'hidden', 'withdrawn', 'removed');

CREATE FUNCTION keep_state_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = OLD.state THEN RETURN NEW; END IF;
  IF OLD.erased_at IS NOT NULL THEN
    RAISE EXCEPTION 'story % is erased', OLD.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  NEW.state_since := now();
  RETURN NEW;
END $$;
CREATE TRIGGER keep_state_since BEFORE UPDATE OF state ON story
  FOR EACH ROW EXECUTE FUNCTION keep_state_since();

ALTER TABLE revision ADD erased boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT title_length, DROP CONSTRAINT body_length,
  ADD CONSTRAINT title_length CHECK (CASE WHEN erased THEN title = '' ELSE
    char_length(title) BETWEEN 2 AND CASE campaign WHEN 'general' THEN 80 ELSE 50 END END),
  ADD CONSTRAINT body_length CHECK (CASE WHEN erased THEN body = '' ELSE
    char_length(body) BETWEEN CASE author_kind WHEN 'writer' THEN 100 ELSE 1 END AND 10000 END);`;

/** Frozen: the days are written out here and compared with the domain's by a test. */
const RULE = `
CREATE FUNCTION erase_after(state text) RETURNS interval LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE state WHEN 'withdrawn' THEN interval '7 days' WHEN 'refused' THEN interval '30 days'
    WHEN 'hidden' THEN interval '30 days' WHEN 'removed' THEN interval '90 days' END
$$;

CREATE FUNCTION erasure_asked(wanted uuid) RETURNS boolean LANGUAGE sql STABLE
  SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM event WHERE story_id = wanted AND kind = 'erase-request')
$$;

-- Only what is over: long enough, or because somebody asked, which stands in the log.
CREATE FUNCTION may_erase(s story) RETURNS boolean LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT s.erased_at IS NULL AND s.state IN ('refused', 'hidden', 'withdrawn', 'removed')
    AND NOT EXISTS (SELECT 1 FROM publication p WHERE p.story_id = s.id)
    AND (s.state_since <= now() - erase_after(s.state) OR erasure_asked(s.id))
$$;

-- A revision changes in one way only: it becomes empty, when its story may be erased.
DROP TRIGGER append_only ON revision;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON revision
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION only_erase() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  emptied revision := OLD;
BEGIN
  emptied.title := '';
  emptied.body := '';
  emptied.reason := CASE WHEN OLD.reason IS NOT NULL THEN '' END;
  emptied.erased := true;
  IF NEW IS DISTINCT FROM emptied
    OR NOT (SELECT may_erase(s) FROM story s WHERE s.id = OLD.story_id)
  THEN RAISE EXCEPTION 'revision is append-only' USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER only_erase BEFORE UPDATE ON revision FOR EACH ROW EXECUTE FUNCTION only_erase();`;

/** Runs as the owner, so that whoever may erase need not be able to read. */
const ERASING = `
CREATE FUNCTION erase_words(wanted uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public AS $$
DECLARE
  s story;
BEGIN
  SELECT * INTO s FROM story WHERE id = wanted FOR UPDATE;
  IF NOT FOUND OR s.erased_at IS NOT NULL THEN RETURN false; END IF;
  IF NOT may_erase(s) THEN
    RAISE EXCEPTION 'story % is not to be erased', wanted USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE revision SET title = '', body = '', erased = true,
    reason = CASE WHEN reason IS NOT NULL THEN '' END WHERE story_id = wanted;
  DELETE FROM contact WHERE story_id = wanted;
  DELETE FROM lease WHERE story_id = wanted;
  -- Its address carries the title.
  DELETE FROM submission_key WHERE url LIKE '%/' || s.hash;
  UPDATE story SET erased_at = now(), name = NULL, age = NULL, gender = 'X', country = 'country not kept',
    city = NULL, belief = NULL, link = NULL, social_service = NULL, social_handle = NULL,
    topics = '{}', signals = '{}', marks = '{}', lane = 'normal', similar_to = NULL,
    content_note = NULL WHERE id = wanted;
  INSERT INTO event (story_id, kind, actor_kind, from_state, to_state, revision_no)
    VALUES (wanted, 'erase-words', 'system', s.state, s.state, s.revision_no);
  INSERT INTO erasure (story_id, hash, kind, why) VALUES
    (wanted, s.hash, 'words', CASE WHEN erasure_asked(wanted) THEN 'request' ELSE 'schedule' END);
  RETURN true;
END $$;

CREATE FUNCTION stories_to_erase(most integer) RETURNS SETOF uuid LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public AS $$
  SELECT s.id FROM story s
  WHERE s.erased_at IS NULL AND s.state IN ('refused', 'hidden', 'withdrawn', 'removed')
    AND may_erase(s) ORDER BY s.state_since LIMIT most
$$;`;

/** Written by the tables themselves, so that no way of erasing can forget it. Nothing personal. */
const JOURNAL = `
CREATE TABLE erasure (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  story_id uuid NOT NULL REFERENCES story,
  hash text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('contact', 'words', 'withdraw', 'remove', 'review', 'return')),
  why text NOT NULL CHECK (why IN ('schedule', 'request', 'writer', 'officer')),
  at timestamptz NOT NULL DEFAULT now(),
  journaled_at timestamptz
);
CREATE INDEX erasure_of_story ON erasure (story_id);
CREATE INDEX erasure_to_journal ON erasure (no) WHERE journaled_at IS NULL;

CREATE FUNCTION note_state() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public AS $$
BEGIN
  IF NEW.state = OLD.state THEN RETURN NULL; END IF;
  IF NEW.state = 'withdrawn' THEN
    INSERT INTO erasure (story_id, hash, kind, why) VALUES (NEW.id, NEW.hash, 'withdraw',
      CASE WHEN erasure_asked(NEW.id) THEN 'request' ELSE 'writer' END);
  ELSIF NEW.state = 'removed' THEN
    INSERT INTO erasure (story_id, hash, kind, why) VALUES (NEW.id, NEW.hash, 'remove', 'officer');
  ELSIF NEW.state = 'published' THEN
    INSERT INTO erasure (story_id, hash, kind, why) SELECT NEW.id, NEW.hash, 'return', 'officer'
      WHERE EXISTS (SELECT 1 FROM erasure WHERE story_id = NEW.id AND kind IN ('remove', 'review'));
  ELSIF OLD.state IN ('published', 'removed') THEN
    INSERT INTO erasure (story_id, hash, kind, why) VALUES (NEW.id, NEW.hash, 'review', 'officer');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_state AFTER UPDATE OF state ON story
  FOR EACH ROW EXECUTE FUNCTION note_state();

CREATE FUNCTION note_contact() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public AS $$
BEGIN
  INSERT INTO erasure (story_id, hash, kind, why)
    SELECT s.id, s.hash, 'contact', CASE WHEN erasure_asked(s.id) THEN 'request'
      WHEN s.state = 'withdrawn' THEN 'writer' ELSE 'schedule' END
    FROM story s WHERE s.id = OLD.story_id;
  RETURN NULL;
END $$;
CREATE TRIGGER note_contact AFTER DELETE ON contact
  FOR EACH ROW EXECUTE FUNCTION note_contact();`;

const GRANTS = `
DO $$ BEGIN
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO hikaya_purger', current_database());
END $$;
REVOKE ALL ON FUNCTION may_erase(story), erasure_asked(uuid), erase_words(uuid),
  stories_to_erase(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION erase_words(uuid), stories_to_erase(integer) TO hikaya_purger;
GRANT USAGE ON SCHEMA public TO hikaya_purger;

CREATE POLICY by_purger ON story TO hikaya_purger USING (true);
CREATE POLICY by_purger ON event TO hikaya_purger USING (true) WITH CHECK (true);
CREATE POLICY by_purger ON contact TO hikaya_purger USING (true);
-- Two keys: who can end a story cannot ask for its words to go at once, and the other way round.
CREATE POLICY asks_for_no_erasure ON event AS RESTRICTIVE FOR INSERT
  TO hikaya_web, hikaya_desk, hikaya_worker, hikaya_receipt WITH CHECK (kind <> 'erase-request');
GRANT SELECT (id, hash, state, revision_no) ON story TO hikaya_purger;
GRANT SELECT (no, story_id, kind, at), INSERT ON event TO hikaya_purger;
GRANT SELECT (story_id, created_at), DELETE ON contact TO hikaya_purger;
GRANT SELECT (used_at), DELETE ON used_proof TO hikaya_purger;
GRANT SELECT (created_at), DELETE ON submission_key TO hikaya_purger;
GRANT SELECT (day), DELETE ON page_view TO hikaya_purger;
GRANT SELECT (expires_at), DELETE ON officer_session, officer_verification, invitation TO hikaya_purger;
GRANT SELECT, UPDATE (journaled_at) ON erasure TO hikaya_purger;

REVOKE DELETE ON contact FROM hikaya_worker;
REVOKE ALL ON used_proof FROM hikaya_worker;`;
