import { type Kysely, sql } from 'kysely';

/** A process that was broken into reaches less: other stories' addresses, titles that wait, officers' names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [TOMBSTONES, KEYS, ERASING, NAMES]) await sql.raw(statement).execute(db);
}

/** Whoever shows a receipt marks the address of that one story as gone, and no other. */
const TOMBSTONES = `
ALTER TABLE tombstone ENABLE ROW LEVEL SECURITY;
CREATE POLICY by_grant ON tombstone TO hikaya_web, hikaya_desk USING (true) WITH CHECK (true);
CREATE POLICY by_receipt ON tombstone FOR INSERT TO hikaya_receipt
  WITH CHECK (hash IN (SELECT hash FROM story));`;

/** A repeat brings the title along; to answer it only the hash is needed. */
const KEYS = `
ALTER TABLE submission_key ADD hash text;
UPDATE submission_key SET hash = substring(url FROM '[^/]+$');
ALTER TABLE submission_key ALTER hash SET NOT NULL, DROP url;
CREATE INDEX submission_key_of_story ON submission_key (hash);
REVOKE SELECT ON submission_key FROM hikaya_web;
GRANT SELECT (key, content_digest, hash) ON submission_key TO hikaya_web;`;

/** As before, but keys are found by the story's hash. */
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

/** What these two do, nobody decided; so nobody's name can be put under it. */
const NAMES = `
CREATE POLICY names_nobody ON event AS RESTRICTIVE FOR INSERT TO hikaya_worker, hikaya_purger
  WITH CHECK (actor_kind = 'system' AND officer IS NULL);`;
