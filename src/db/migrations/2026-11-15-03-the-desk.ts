import { type Kysely, sql } from 'kysely';

/** Officers, leases, clauses, policies, receipts, and an event log that shows when it was touched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [OFFICERS, DESK, STORIES, LOG, RECEIPTS, GRANTS])
    await sql.raw(statement).execute(db);
}

/** `officer` and the tables behind it belong to the sign-in library; names are ours. */
const OFFICERS = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE officer (
  id text PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  two_factor_enabled boolean NOT NULL DEFAULT false,
  role text NOT NULL DEFAULT 'officer' CHECK (role IN ('officer', 'lead')),
  languages text[] NOT NULL DEFAULT '{en}',
  skipped_topics text[] NOT NULL DEFAULT '{}',
  disabled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE officer_session (
  id text PRIMARY KEY,
  officer_id text NOT NULL REFERENCES officer ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX officer_session_of_officer ON officer_session (officer_id);
CREATE TABLE officer_account (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  officer_id text NOT NULL REFERENCES officer ON DELETE CASCADE,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE officer_verification (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX officer_verification_of ON officer_verification (identifier);
CREATE TABLE officer_passkey (
  id text PRIMARY KEY,
  name text,
  public_key text NOT NULL,
  officer_id text NOT NULL REFERENCES officer ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  counter bigint NOT NULL,
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  created_at timestamptz DEFAULT now(),
  aaguid text
);
CREATE TABLE officer_two_factor (
  id text PRIMARY KEY,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  officer_id text NOT NULL REFERENCES officer ON DELETE CASCADE,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz
);

CREATE TABLE invitation (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  email text NOT NULL CHECK (email = lower(email)),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  role text NOT NULL CHECK (role IN ('officer', 'lead')),
  languages text[] NOT NULL,
  invited_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);`;

const DESK = `
CREATE TABLE lease (
  story_id uuid PRIMARY KEY REFERENCES story,
  officer_id text NOT NULL REFERENCES officer ON DELETE CASCADE,
  taken_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE clause (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  position smallint NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 2 AND 80),
  words_en text NOT NULL CHECK (char_length(words_en) BETWEEN 2 AND 1000),
  words_fr text NOT NULL CHECK (char_length(words_fr) BETWEEN 2 AND 1000),
  words_ur text NOT NULL CHECK (char_length(words_ur) BETWEEN 2 AND 1000),
  shown boolean NOT NULL
);

CREATE TABLE holiday (
  day date PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 80)
);

CREATE TABLE policy (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  two_officers_under_18 boolean NOT NULL DEFAULT false,
  two_officers_campaigns text[] NOT NULL DEFAULT '{}',
  publish_delay_minutes integer NOT NULL DEFAULT 0 CHECK (publish_delay_minutes BETWEEN 0 AND 10080),
  publishes_per_hour integer NOT NULL DEFAULT 60 CHECK (publishes_per_hour BETWEEN 1 AND 1000)
);
INSERT INTO policy DEFAULT VALUES;`;

const STORIES = `
ALTER TABLE story
  ADD topics text[] NOT NULL DEFAULT '{}',
  ADD signals text[] NOT NULL DEFAULT '{}',
  ADD similar_to uuid REFERENCES story,
  ADD content_note text CHECK (char_length(content_note) BETWEEN 2 AND 200),
  ADD second_reader_asked_by text,
  ADD approved_by text,
  ADD approved_revision integer,
  ADD publish_at timestamptz,
  ADD receipt_hash bytea UNIQUE CHECK (octet_length(receipt_hash) = 32),
  ADD hide_name boolean NOT NULL DEFAULT false,
  ADD coarse_age boolean NOT NULL DEFAULT false,
  ADD hide_city boolean NOT NULL DEFAULT false,
  ADD hide_belief boolean NOT NULL DEFAULT false,
  ADD paused boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT approval CHECK ((approved_by IS NULL) = (approved_revision IS NULL));
DROP INDEX story_waiting;
CREATE INDEX story_waiting ON story (due_on, received_at, id)
  WHERE state IN ('received', 'in_review');
CREATE INDEX story_by_state ON story (state, decided_at DESC, id);
CREATE INDEX story_decided ON story (decided_at DESC) WHERE decided_at IS NOT NULL;
CREATE INDEX story_received ON story (received_at);
CREATE INDEX revision_opening ON revision USING gin (left(body, 1000) gin_trgm_ops) WHERE no = 1;
ALTER TABLE publication ADD paused boolean NOT NULL DEFAULT false;`;

/**
 * Every event carries the hash of the one before; the head is kept apart, so that a cut tail shows.
 * A hash is SHA-256 over, in this order: the hash before (32 bytes, zeros for the first), then
 * each column as text: no, story_id, kind, actor_kind, officer, subject, from_state, to_state,
 * revision_no, clauses, note_to_writer, internal_note, at. A text is its length in bytes in
 * decimal, ":" and its UTF-8 bytes; NULL is "-". "clauses" is the array as PostgreSQL prints it;
 * "at" is microseconds since 1970 as a whole number.
 */
const LOG = `
ALTER TABLE event ALTER COLUMN story_id DROP NOT NULL, ALTER COLUMN revision_no DROP NOT NULL,
  ADD subject text CHECK (char_length(subject) BETWEEN 1 AND 200),
  ADD no bigint UNIQUE, ADD previous bytea, ADD hash bytea,
  ADD CONSTRAINT about_something CHECK ((story_id IS NULL) = (revision_no IS NULL)
    AND (story_id IS NOT NULL OR subject IS NOT NULL));
CREATE INDEX event_clauses ON event USING gin (clauses) WHERE clauses <> '{}';
CREATE INDEX event_of_officer ON event (officer, at) WHERE officer IS NOT NULL;

CREATE TABLE event_head (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  no bigint NOT NULL,
  hash bytea NOT NULL
);
INSERT INTO event_head (no, hash) VALUES (0, decode(repeat('00', 32), 'hex'));

CREATE FUNCTION event_field(value text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN value IS NULL THEN '-'::bytea
    ELSE convert_to(octet_length(convert_to(value, 'UTF8')) || ':' || value, 'UTF8') END
$$;

CREATE FUNCTION event_hash(e event) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(e.previous || event_field(e.no::text) || event_field(e.story_id::text)
    || event_field(e.kind) || event_field(e.actor_kind) || event_field(e.officer)
    || event_field(e.subject) || event_field(e.from_state) || event_field(e.to_state)
    || event_field(e.revision_no::text) || event_field(e.clauses::text)
    || event_field(e.note_to_writer) || event_field(e.internal_note)
    || event_field(((extract(epoch FROM e.at) * 1000000)::bigint)::text))
$$;

ALTER TABLE event DISABLE TRIGGER append_only;
DO $$
DECLARE
  e event;
  head event_head;
BEGIN
  FOR e IN SELECT * FROM event ORDER BY id LOOP
    SELECT * INTO head FROM event_head;
    e.no := head.no + 1;
    e.previous := head.hash;
    e.hash := event_hash(e);
    UPDATE event SET no = e.no, previous = e.previous, hash = e.hash WHERE id = e.id;
    UPDATE event_head SET no = e.no, hash = e.hash;
  END LOOP;
END $$;
ALTER TABLE event ENABLE TRIGGER append_only;
-- Nobody needs to name them: whatever is given, the trigger below fills them in.
ALTER TABLE event ALTER COLUMN no SET NOT NULL, ALTER COLUMN no SET DEFAULT 0,
  ALTER COLUMN previous SET NOT NULL, ALTER COLUMN previous SET DEFAULT '',
  ALTER COLUMN hash SET NOT NULL, ALTER COLUMN hash SET DEFAULT '';

-- Runs as the owner: no other role can touch the head, or say what an event's hash is.
CREATE FUNCTION chain_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM unnest(NEW.clauses) code WHERE code NOT IN (SELECT c.code FROM clause c))
  THEN RAISE EXCEPTION 'unknown clause' USING ERRCODE = 'foreign_key_violation'; END IF;
  -- The head's row lock puts all events in one line until their transactions end.
  SELECT head.no + 1, head.hash INTO NEW.no, NEW.previous FROM event_head head FOR UPDATE;
  NEW.hash := event_hash(NEW);
  UPDATE event_head SET no = NEW.no, hash = NEW.hash;
  RETURN NEW;
END $$;
CREATE TRIGGER chain BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION chain_event();

CREATE FUNCTION keep_used_clause() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM event WHERE clauses @> ARRAY[OLD.code] AND clauses <> '{}')
  THEN RAISE EXCEPTION 'clause % is in use', OLD.code USING ERRCODE = 'foreign_key_violation'; END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER keep_used BEFORE DELETE OR UPDATE OF code ON clause
  FOR EACH ROW EXECUTE FUNCTION keep_used_clause();`;

/**
 * The receipt role serves a writer who shows a receipt. The database itself lets it see one story:
 * the one whose receipt was shown in this transaction. Every other role is as free as its grants.
 */
const RECEIPTS = `
CREATE FUNCTION shown_receipt() RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT decode(nullif(current_setting('hikaya.receipt', true), ''), 'hex')
$$;

ALTER TABLE story ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON story TO hikaya_web, hikaya_desk, hikaya_worker USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON story TO hikaya_receipt USING (receipt_hash = shown_receipt());

ALTER TABLE event ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON event TO hikaya_web, hikaya_desk, hikaya_worker USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON event TO hikaya_receipt
  USING (story_id IN (SELECT id FROM story)) WITH CHECK (story_id IN (SELECT id FROM story));

ALTER TABLE contact ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON contact TO hikaya_web, hikaya_desk, hikaya_worker USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON contact TO hikaya_receipt USING (story_id IN (SELECT id FROM story));

ALTER TABLE revision ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON revision TO hikaya_web, hikaya_desk, hikaya_worker USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON revision TO hikaya_receipt USING (story_id IN (SELECT id FROM story));

ALTER TABLE publication ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON publication TO hikaya_web, hikaya_desk, hikaya_worker USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON publication TO hikaya_receipt
  USING (story_id IN (SELECT id FROM story)) WITH CHECK (story_id IN (SELECT id FROM story));

-- How long recent decisions took, without saying whose.
CREATE FUNCTION recent_decisions(most integer) RETURNS TABLE (ready_at timestamptz, decided_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT s.ready_at, s.decided_at FROM story s
  WHERE s.decided_at IS NOT NULL AND s.ready_at IS NOT NULL ORDER BY s.decided_at DESC LIMIT most
$$;
REVOKE ALL ON FUNCTION recent_decisions(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION recent_decisions(integer) TO hikaya_web, hikaya_receipt, hikaya_desk;`;

const GRANTS = `
DO $$ BEGIN
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO hikaya_receipt', current_database());
END $$;
GRANT INSERT (receipt_hash) ON story TO hikaya_web;

GRANT UPDATE (language, content_note, second_reader_asked_by, approved_by, approved_revision,
  publish_at, topics) ON story TO hikaya_desk;
GRANT SELECT, INSERT, UPDATE, DELETE ON officer, officer_session, officer_account,
  officer_verification, officer_passkey, officer_two_factor, lease, clause, holiday TO hikaya_desk;
GRANT SELECT, INSERT, UPDATE ON invitation, policy TO hikaya_desk;
GRANT SELECT ON event_head TO hikaya_desk;

GRANT UPDATE (topics, signals, similar_to) ON story TO hikaya_worker;
GRANT SELECT ON clause, holiday TO hikaya_worker;

GRANT USAGE ON SCHEMA public TO hikaya_receipt;
GRANT SELECT ON story, revision, publication, clause, holiday, policy, publication_count TO hikaya_receipt;
GRANT SELECT (story_id, kind, actor_kind, to_state, clauses, note_to_writer, at) ON event TO hikaya_receipt;
GRANT UPDATE (state, hide_name, coarse_age, hide_city, hide_belief, paused) ON story TO hikaya_receipt;
GRANT INSERT (story_id, kind, actor_kind, from_state, to_state, revision_no, at) ON event TO hikaya_receipt;
GRANT UPDATE (name, age, age_band, city, belief, link, social_service, social_handle, paused)
  ON publication TO hikaya_receipt;
GRANT DELETE ON publication TO hikaya_receipt;
GRANT UPDATE ON publication_count TO hikaya_receipt;
GRANT INSERT ON tombstone TO hikaya_receipt;
GRANT SELECT, DELETE ON contact TO hikaya_receipt;`;
