import { type Kysely, sql } from 'kysely';

/** What leads write on the public pages beside campaigns: versions that never change, and drafts that nobody else sees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [READINGS, VERSIONS, DRAFTS, AGREEING, NEWS, KINDS, GRANTS])
    await sql.raw(statement).execute(db);
}

const READINGS = `
CREATE FUNCTION content_takes_two(slot text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT slot IN ('impact-pictures', 'sudan-photo')
$$;`;

/** What is served of a place is its newest version. No officer: it came with a release. */
const VERSIONS = `
CREATE TABLE content_version (
  slot text NOT NULL CHECK (slot ~ '^[a-z][a-z-]{1,39}$'),
  no integer NOT NULL CHECK (no > 0),
  hash text NOT NULL,
  record json NOT NULL,
  officer text,
  why text NOT NULL CHECK (char_length(why) BETWEEN 1 AND 500),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (slot, no),
  CONSTRAINT hash_of_record CHECK (hash = encode(sha256(convert_to(record::text, 'UTF8')), 'hex')),
  CONSTRAINT record_length CHECK (char_length(record::text) <= 131072)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON content_version
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;

const DRAFTS = `
CREATE TABLE content_draft (
  slot text PRIMARY KEY,
  hash text NOT NULL,
  record json NOT NULL,
  officer text NOT NULL,
  at timestamptz NOT NULL,
  asked_at timestamptz,
  note text CHECK (char_length(note) BETWEEN 1 AND 500),
  CONSTRAINT asked_with_words CHECK (asked_at IS NOT NULL OR note IS NULL),
  CONSTRAINT hash_of_record CHECK (hash = encode(sha256(convert_to(record::text, 'UTF8')), 'hex')),
  CONSTRAINT record_length CHECK (char_length(record::text) <= 131072)
);

-- Another word was not what was asked about.
CREATE FUNCTION content_asked_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.asked_at := NULL;
  NEW.note := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER asked_anew BEFORE UPDATE ON content_draft FOR EACH ROW
  WHEN (OLD.hash <> NEW.hash OR OLD.officer <> NEW.officer) EXECUTE FUNCTION content_asked_anew();`;

/** As with campaigns: whoever agrees is a lead, has not made it, and was asked about exactly this. */
const AGREEING = `
CREATE FUNCTION content_agreed_by_another() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF pg_has_role(session_user, 'hikaya_migrator', 'MEMBER') OR is_lead_now(NEW.officer) AND EXISTS (
    SELECT FROM content_draft d WHERE d.slot = NEW.subject AND d.hash = right(coalesce(NEW.internal_note, ''), 64)
      AND d.asked_at IS NOT NULL AND d.officer <> NEW.officer)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'nobody agrees alone' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER content_agreed_by_another BEFORE INSERT ON event FOR EACH ROW
  WHEN (NEW.kind = 'agree-content') EXECUTE FUNCTION content_agreed_by_another();
CREATE INDEX event_of_content ON event (subject, no) WHERE kind IN ('agree-content', 'publish-content',
  'roll-back-content', 'set-aside-content');

CREATE FUNCTION next_content_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('content ' || NEW.slot));
  IF NEW.no <> coalesce((SELECT max(no) FROM content_version WHERE slot = NEW.slot), 0) + 1 THEN
    RAISE EXCEPTION 'version % of % is not the next one', NEW.no, NEW.slot USING ERRCODE = 'check_violation';
  END IF;
  -- A release is migrated to by whoever owns the tables.
  IF pg_has_role(session_user, 'hikaya_migrator', 'MEMBER') THEN RETURN NEW; END IF;
  IF NOT is_lead_now(coalesce(NEW.officer, '')) THEN
    RAISE EXCEPTION 'a version is made by a lead' USING ERRCODE = 'check_violation';
  END IF;
  -- What was served once stood on as many as it takes.
  IF EXISTS (SELECT FROM content_version v WHERE v.slot = NEW.slot AND v.hash = NEW.hash) THEN RETURN NEW; END IF;
  IF content_takes_two(NEW.slot) AND NOT EXISTS (SELECT FROM event a WHERE a.kind = 'agree-content'
    AND a.subject = NEW.slot AND right(a.internal_note, 64) = NEW.hash AND a.officer <> NEW.officer
    AND is_lead_now(a.officer)
    AND a.no > coalesce((SELECT max(e.no) FROM event e WHERE e.subject = NEW.slot
      AND e.kind IN ('publish-content', 'roll-back-content', 'set-aside-content')), 0))
  THEN RAISE EXCEPTION 'nobody alone changes %', NEW.slot USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER next_content_version BEFORE INSERT ON content_version FOR EACH ROW
  EXECUTE FUNCTION next_content_version();`;

/** The same one number as for campaigns, so that no process asks more often than it does. */
const NEWS = `
CREATE TABLE content_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slot text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  purged_at timestamptz,
  purges integer NOT NULL DEFAULT 0
);
CREATE INDEX content_change_by_purge ON content_change (purged_at NULLS FIRST);
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE campaign_news SET no = no + 1;
  INSERT INTO content_change (slot) VALUES (NEW.slot);
  RETURN NEW;
END $$;
CREATE TRIGGER note_change AFTER INSERT ON content_version FOR EACH ROW EXECUTE FUNCTION note_content_change();`;

const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_this text := replace(kinds, $$'rotate-secret'::text$$, $$'rotate-secret'::text,
    'edit-content'::text, 'ask-content'::text, 'agree-content'::text, 'not-yet-content'::text,
    'publish-content'::text, 'roll-back-content'::text, 'set-aside-content'::text$$);
BEGIN
  IF with_this = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for content'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_this;
END $do$;`;

const GRANTS = `
GRANT SELECT ON content_version TO hikaya_web, hikaya_receipt, hikaya_desk, hikaya_worker;
GRANT INSERT ON content_version TO hikaya_desk;
GRANT SELECT, INSERT, UPDATE, DELETE ON content_draft TO hikaya_desk;
GRANT SELECT, UPDATE, DELETE ON content_change TO hikaya_worker;`;
