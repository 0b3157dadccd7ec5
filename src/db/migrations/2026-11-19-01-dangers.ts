import { type Kysely, sql } from 'kysely';

/** What cannot wait, what is done about it, and the words for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [COLUMNS, PROTOCOLS, KINDS, DANGER_FIRST, ERASING, FIGURES])
    await sql.raw(statement).execute(db);
}

const MAILS = `'send-approval-mail', 'send-refusal-mail', 'tell-leads', 'send-answer-mail'`;

/** `danger_since` is when the first of them was seen, until it is closed; what it was stays, and asks for two officers. */
const COLUMNS = `
ALTER TABLE story
  ADD dangers text[] NOT NULL DEFAULT '{}'
    CHECK (dangers <@ '{risk-to-life,child-in-danger,threat}'::text[]),
  ADD danger_since timestamptz,
  ADD CONSTRAINT danger_named CHECK (danger_since IS NULL OR dangers <> '{}');
CREATE INDEX story_in_danger ON story (danger_since) WHERE danger_since IS NOT NULL;
GRANT UPDATE (dangers, danger_since) ON story TO hikaya_worker, hikaya_desk;
-- Whom to tell: who they are, and where their mail goes.
GRANT SELECT (id, email, role, disabled_at) ON officer TO hikaya_worker;`;

const PROTOCOLS = `
CREATE TABLE protocol (
  danger text PRIMARY KEY CHECK (danger IN ('risk-to-life', 'child-in-danger', 'threat')),
  steps jsonb NOT NULL,
  words jsonb NOT NULL
);
CREATE TABLE help_line (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Empty: wherever somebody is.
  country text CHECK (char_length(country) BETWEEN 2 AND 80),
  name text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 80),
  number text NOT NULL CHECK (char_length(number) BETWEEN 2 AND 80),
  about text NOT NULL DEFAULT '' CHECK (char_length(about) <= 200),
  -- The day on which somebody last tried it; empty until then.
  checked_on date
);
GRANT SELECT ON protocol, help_line TO hikaya_desk;
GRANT UPDATE (steps, words) ON protocol TO hikaya_desk;
GRANT INSERT, UPDATE, DELETE ON help_line TO hikaya_desk;
GRANT SELECT ON help_line TO hikaya_receipt;`;

const KINDS = `
ALTER TABLE event
  DROP CONSTRAINT event_kind_check,
  ADD CONSTRAINT event_kind_check CHECK (CASE WHEN story_id IS NULL
    THEN kind IN ('invite', 'enrol', 'appoint', 'disable', 'enable', 'add-clause', 'edit-clause',
      'move-clause', 'delete-clause', 'add-holiday', 'rename-holiday', 'delete-holiday',
      'edit-policy', 'booklet', 'export', 'retry-mails', 'edit-protocol', 'keep-help-line',
      'delete-help-line')
    ELSE kind IN ('received', 'mask', 'pause', 'withdraw', 'take', 'take-over', 'publish', 'refuse',
      'hide', 'park', 'resume', 'remove', 'restore', 'approve', 'schedule', 'undo', 'edit',
      'content-note', 'ask-second-reader', 'settle-second-reader', 'set-language', 'open',
      'keep-mark', 'hide-field', 'set-field', 'confirm-name', 'state-permission', 'face-by-rule',
      'raise-danger', 'danger-step', 'answer-writer', 'deny-danger', 'close-danger', 'read-answer',
      'ready', 'mail', 'forget-contact', 'erase-request', 'erase-words')
    END);`;

/** While somebody may be in danger nothing is decided, whatever a program believes. */
const DANGER_FIRST = `
CREATE FUNCTION danger_first() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM story WHERE id = NEW.story_id AND danger_since IS NOT NULL) THEN
    RAISE EXCEPTION 'nothing is decided while somebody may be in danger' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER danger_first BEFORE INSERT ON event FOR EACH ROW
  WHEN (NEW.kind IN ('publish', 'approve', 'schedule', 'refuse', 'hide', 'park'))
  EXECUTE FUNCTION danger_first();`;

/** Nor are its words erased. */
const ERASING = `
CREATE OR REPLACE FUNCTION may_erase(s story) RETURNS boolean LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT s.erased_at IS NULL AND s.state IN ('refused', 'hidden', 'withdrawn', 'removed')
    AND s.danger_since IS NULL
    AND NOT EXISTS (SELECT 1 FROM publication p WHERE p.story_id = s.id)
    AND (s.state_since <= now() - erase_after(s.state) OR erasure_asked(s.id))
$$;`;

/** The mails of danger are watched like the others, and how long one was opened by nobody is a figure of its own. */
const FIGURES = `
DO $do$
BEGIN
  EXECUTE replace(replace(pg_get_functiondef('system_figures(date)'::regprocedure),
    $$('send-approval-mail', 'send-refusal-mail')$$, $$(${MAILS})$$),
    $$SELECT 'processes_silent'$$,
    $$SELECT 'danger_unread_seconds', age_seconds(min(s.danger_since)) FROM story s WHERE s.danger_since IS NOT NULL
      AND NOT EXISTS (SELECT FROM event e WHERE e.story_id = s.id AND e.kind = 'open')
    UNION ALL
    SELECT 'processes_silent'$$);
  EXECUTE replace(pg_get_functiondef('retry_mails()'::regprocedure),
    $$('send-approval-mail', 'send-refusal-mail')$$, $$(${MAILS})$$);
END $do$;`;
