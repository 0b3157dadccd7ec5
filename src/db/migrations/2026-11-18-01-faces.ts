import { type Kysely, sql } from 'kysely';

/** What officers leave out of a label, and what a writer who tells no age says about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [COLUMNS, REDACTIONS, JOURNAL, ERASING, KINDS, TWO_OFFICERS])
    await sql.raw(statement).execute(db);
}

/** `face_no` counts the steps of officers about the face: whoever saw fewer saw another one. */
const COLUMNS = `
ALTER TABLE story
  ADD adult boolean NOT NULL DEFAULT false,
  ADD guardian boolean NOT NULL DEFAULT false,
  ADD face_no integer NOT NULL DEFAULT 0 CHECK (face_no >= 0);
GRANT INSERT (adult, guardian) ON story TO hikaya_web;
GRANT UPDATE (face_no) ON story TO hikaya_desk;

ALTER TABLE publication
  ADD child boolean NOT NULL DEFAULT false,
  ADD face_changed boolean NOT NULL DEFAULT false;`;

/** Like revisions: never changed, and emptied together with the words. */
const REDACTIONS = `
CREATE TABLE redaction (
  story_id uuid NOT NULL REFERENCES story,
  no integer NOT NULL CHECK (no > 0),
  field text NOT NULL CHECK (field IN ('name', 'age', 'city', 'belief', 'link', 'social')),
  action text NOT NULL CHECK (action IN ('hide', 'replace', 'show')),
  value text CHECK (char_length(value) BETWEEN 1 AND 80),
  officer text NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  erased boolean NOT NULL DEFAULT false,
  PRIMARY KEY (story_id, no),
  CONSTRAINT value_told CHECK (CASE WHEN erased THEN value IS NULL AND reason = ''
    ELSE (action = 'replace') = (value IS NOT NULL) AND char_length(reason) BETWEEN 2 AND 500 END)
);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON redaction
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION only_erase_redaction() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  emptied redaction := OLD;
BEGIN
  emptied.value := NULL;
  emptied.reason := '';
  emptied.erased := true;
  IF NEW IS DISTINCT FROM emptied
    OR NOT (SELECT may_erase(s) FROM story s WHERE s.id = OLD.story_id)
  THEN RAISE EXCEPTION 'redaction is append-only' USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER only_erase BEFORE UPDATE ON redaction
  FOR EACH ROW EXECUTE FUNCTION only_erase_redaction();

ALTER TABLE redaction ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON redaction TO hikaya_desk, hikaya_worker USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON redaction TO hikaya_receipt USING (story_id IN (SELECT id FROM story));
GRANT SELECT, INSERT ON redaction TO hikaya_desk;
GRANT SELECT ON redaction TO hikaya_worker;
GRANT SELECT (story_id, no, field, action, value) ON redaction TO hikaya_receipt;`;

/** A restore must not show again what officers left out since; it is replayed as if the writer had hidden it. */
const JOURNAL = `
CREATE FUNCTION left_out_of(s story) RETURNS text[] LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT ARRAY(SELECT wish
    FROM unnest('{hideName,coarseAge,hideCity,hideBelief,paused}'::text[]) WITH ORDINALITY all_wishes (wish, no)
    WHERE wish = ANY (wishes_of(s)) OR wish IN (
      SELECT CASE field WHEN 'city' THEN 'hideCity' WHEN 'belief' THEN 'hideBelief'
        WHEN 'age' THEN 'coarseAge' ELSE 'hideName' END
      FROM (SELECT DISTINCT ON (field) field, action FROM redaction WHERE story_id = s.id
        ORDER BY field, no DESC) last
      WHERE action <> 'show')
    ORDER BY no)
$$;

CREATE OR REPLACE FUNCTION note_wishes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public AS $$
BEGIN
  IF wishes_of(NEW) = wishes_of(OLD) THEN RETURN NULL; END IF;
  INSERT INTO erasure (story_id, hash, kind, why, wishes)
    VALUES (NEW.id, NEW.hash, 'wishes', 'writer', left_out_of(NEW));
  RETURN NULL;
END $$;

CREATE FUNCTION note_redaction() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public AS $$
BEGIN
  INSERT INTO erasure (story_id, hash, kind, why, wishes)
    SELECT s.id, s.hash, 'wishes', 'officer', left_out_of(s) FROM story s WHERE s.id = NEW.story_id;
  RETURN NULL;
END $$;
CREATE TRIGGER note_redaction AFTER INSERT ON redaction
  FOR EACH ROW EXECUTE FUNCTION note_redaction();`;

/** As before, and what officers wrote in place of a line goes with it. */
const ERASING = `
CREATE OR REPLACE FUNCTION erase_words(wanted uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
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
  UPDATE redaction SET value = NULL, reason = '', erased = true WHERE story_id = wanted;
  DELETE FROM contact WHERE story_id = wanted;
  DELETE FROM lease WHERE story_id = wanted;
  DELETE FROM submission_key WHERE hash = s.hash;
  UPDATE story SET erased_at = now(), name = NULL, age = NULL, gender = 'X', country = 'country not kept',
    city = NULL, belief = NULL, link = NULL, social_service = NULL, social_handle = NULL,
    topics = '{}', signals = '{}', marks = '{}', lane = 'normal', similar_to = NULL,
    content_note = NULL WHERE id = wanted;
  INSERT INTO event (story_id, kind, actor_kind, from_state, to_state, revision_no)
    VALUES (wanted, 'erase-words', 'system', s.state, s.state, s.revision_no);
  INSERT INTO erasure (story_id, hash, kind, why) VALUES
    (wanted, s.hash, 'words', CASE WHEN erasure_asked(wanted) THEN 'request' ELSE 'schedule' END);
  RETURN true;
END $$;`;

const KINDS = `
ALTER TABLE event
  DROP CONSTRAINT event_kind_check,
  ADD CONSTRAINT event_kind_check CHECK (CASE WHEN story_id IS NULL
    THEN kind IN ('invite', 'enrol', 'appoint', 'disable', 'enable', 'add-clause', 'edit-clause',
      'move-clause', 'delete-clause', 'add-holiday', 'rename-holiday', 'delete-holiday',
      'edit-policy', 'booklet', 'export', 'retry-mails')
    ELSE kind IN ('received', 'mask', 'pause', 'withdraw', 'take', 'take-over', 'publish', 'refuse',
      'hide', 'park', 'resume', 'remove', 'restore', 'approve', 'schedule', 'undo', 'edit',
      'content-note', 'ask-second-reader', 'settle-second-reader', 'set-language', 'open',
      'keep-mark', 'hide-field', 'set-field', 'confirm-name', 'state-permission', 'face-by-rule',
      'ready', 'mail', 'forget-contact', 'erase-request', 'erase-words')
    END);`;

/** Where leads have said nothing yet, a child's text is read by two. */
const TWO_OFFICERS = `
ALTER TABLE policy ALTER two_officers_under_18 SET DEFAULT true;
UPDATE policy SET two_officers_under_18 = true
  WHERE NOT EXISTS (SELECT FROM event WHERE kind = 'edit-policy');`;
