import { type Kysely, sql } from 'kysely';

/** Officers ask a writer, who answers with the receipt; until then the text is put aside and the promise stands still. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [QUESTION, GUARDS, CLOSING, STANDING, REVISIONS, ERASING, KINDS, DANGER])
    await sql.raw(statement).execute(db);
  for (const statement of [FIGURES, GRANTS]) await sql.raw(statement).execute(db);
}

/** Words of an officer to the writer, words proposed, and the answer: beside the log, which holds seals of what was said. */
const QUESTION = `
CREATE TABLE question (
  event_no bigint PRIMARY KEY,
  story_id uuid NOT NULL REFERENCES story,
  revision_no integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('change', 'adults-yes', 'something-else')),
  words text NOT NULL CHECK (char_length(words) BETWEEN 1 AND 2000),
  -- What is proposed in place of that revision.
  title text,
  body text CHECK (char_length(body) BETWEEN 1 AND 10000),
  -- The last day on which an answer counts.
  until date NOT NULL,
  if_silent text NOT NULL CHECK (if_silent IN ('decline', 'publish')),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  closed_at timestamptz,
  reply text CHECK (reply IN ('yes', 'own-words', 'words')),
  reply_words text CHECK (char_length(reply_words) BETWEEN 1 AND 2000),
  -- When the answer was read for somebody in danger.
  screened_at timestamptz,
  FOREIGN KEY (story_id, revision_no) REFERENCES revision (story_id, no),
  CONSTRAINT proposal CHECK ((kind = 'change') = (title IS NOT NULL AND body IS NOT NULL)),
  CONSTRAINT silence CHECK (if_silent = 'decline' OR kind = 'change'),
  CONSTRAINT reply_closes CHECK (reply IS NULL OR closed_at IS NOT NULL)
);
CREATE UNIQUE INDEX question_open ON question (story_id) WHERE closed_at IS NULL;
CREATE INDEX question_of_story ON question (story_id);
CREATE INDEX question_to_screen ON question (event_no) WHERE reply IS NOT NULL AND screened_at IS NULL;`;

/** Asked once, answered once, and gone only with the words of its text. A child is never published by silence. */
const GUARDS = `
CREATE FUNCTION silence_of_a_child() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM story WHERE id = NEW.story_id AND coalesce(age, 0) < 18
      AND NOT (adult AND coalesce(age, 0) = 0)) THEN
    RAISE EXCEPTION 'nobody under 18 is published by silence' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER silence_of_a_child BEFORE INSERT ON question FOR EACH ROW
  WHEN (NEW.if_silent = 'publish') EXECUTE FUNCTION silence_of_a_child();

CREATE FUNCTION answered_once() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  kept question := NEW;
BEGIN
  kept.closed_at := OLD.closed_at;
  kept.reply := OLD.reply;
  kept.reply_words := OLD.reply_words;
  kept.screened_at := OLD.screened_at;
  IF kept IS DISTINCT FROM OLD OR (OLD.closed_at IS NOT NULL AND (NEW.closed_at, NEW.reply, NEW.reply_words)
      IS DISTINCT FROM (OLD.closed_at, OLD.reply, OLD.reply_words))
  THEN RAISE EXCEPTION 'a question is asked once and answered once' USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER answered_once BEFORE UPDATE ON question FOR EACH ROW EXECUTE FUNCTION answered_once();
CREATE TRIGGER only_erase BEFORE DELETE ON question FOR EACH ROW EXECUTE FUNCTION only_erase_note();
CREATE TRIGGER append_only BEFORE TRUNCATE ON question
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;

/** However a text comes back or ends, nobody is asked about it any more. */
const CLOSING = `
CREATE FUNCTION close_question() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE question SET closed_at = now() WHERE story_id = NEW.id AND closed_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER close_question AFTER UPDATE OF state ON story FOR EACH ROW
  WHEN (OLD.state = 'parked' AND NEW.state <> 'parked') EXECUTE FUNCTION close_question();`;

/** How many working days waited for the writer; the promise does not count them. */
const STANDING = `
ALTER TABLE story ADD still_days smallint NOT NULL DEFAULT 0 CHECK (still_days >= 0);`;

/** What a writer sends is an attempt at a hundred signs at least; what they say yes to may be shorter. */
const REVISIONS = `
ALTER TABLE revision
  DROP CONSTRAINT body_length,
  ADD CONSTRAINT body_length CHECK (CASE WHEN erased THEN body = '' ELSE char_length(body)
    BETWEEN CASE WHEN author_kind = 'writer' AND no = 1 THEN 100 ELSE 1 END AND 10000 END);`;

const ERASING = `
DO $do$
BEGIN
  EXECUTE replace(pg_get_functiondef('erase_words(uuid)'::regprocedure),
    'DELETE FROM event_note WHERE story_id = wanted;',
    'DELETE FROM event_note WHERE story_id = wanted; DELETE FROM question WHERE story_id = wanted;');
END $do$;`;

/** As it stands, with two more: whoever adds one elsewhere meanwhile is not undone. */
const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_asking text := replace(kinds, $$'received'::text,$$, $$'received'::text, 'ask-writer'::text, 'reply'::text,$$);
BEGIN
  IF with_asking = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for asking'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_asking;
END $do$;`;

const DANGER = `
DROP TRIGGER danger_first ON event;
CREATE TRIGGER danger_first BEFORE INSERT ON event FOR EACH ROW
  WHEN (NEW.kind IN ('publish', 'approve', 'schedule', 'refuse', 'hide', 'park', 'lapse', 'ask-writer'))
  EXECUTE FUNCTION danger_first();`;

const FIGURES = `
DO $do$
DECLARE
  counted text := pg_get_functiondef('system_figures(date)'::regprocedure);
  tried text := pg_get_functiondef('retry_mails()'::regprocedure);
  mails text := $$'send-answer-mail', 'send-question-mail', 'send-removal-mail'$$;
BEGIN
  IF counted NOT LIKE '%''send-answer-mail''%' OR tried NOT LIKE '%''send-answer-mail''%'
  THEN RAISE EXCEPTION 'the figures know of no mails'; END IF;
  EXECUTE replace(counted, $$'send-answer-mail'$$, mails);
  EXECUTE replace(tried, $$'send-answer-mail'$$, mails);
END $do$;`;

/** A writer who was asked adds one revision, in their own name; nobody else does so for them. */
const GRANTS = `
ALTER TABLE question ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON question TO hikaya_desk, hikaya_worker USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON question TO hikaya_receipt
  USING (story_id IN (SELECT id FROM story)) WITH CHECK (story_id IN (SELECT id FROM story));
CREATE POLICY by_writer_asked ON revision AS RESTRICTIVE FOR INSERT TO hikaya_receipt
  WITH CHECK (author_kind = 'writer' AND no > 1 AND EXISTS
    (SELECT FROM question q WHERE q.story_id = revision.story_id AND q.closed_at IS NULL AND q.kind = 'change'));
CREATE POLICY by_officer ON revision AS RESTRICTIVE FOR INSERT TO hikaya_desk WITH CHECK (author_kind = 'officer');
GRANT SELECT, INSERT ON question TO hikaya_desk;
GRANT UPDATE (still_days, due_on) ON story TO hikaya_desk;
GRANT SELECT, UPDATE (screened_at) ON question TO hikaya_worker;
GRANT SELECT, UPDATE (closed_at, reply, reply_words) ON question TO hikaya_receipt;
GRANT INSERT (story_id, no, author_kind, campaign, title, body, created_at) ON revision TO hikaya_receipt;
GRANT UPDATE (revision_no, guardian, still_days, due_on) ON story TO hikaya_receipt;
GRANT SELECT (no, subject), INSERT (subject, internal_note) ON event TO hikaya_receipt;`;
