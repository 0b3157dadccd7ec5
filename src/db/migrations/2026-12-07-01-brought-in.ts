import { type Kysely, sql } from 'kysely';

/** Texts that were first told elsewhere: brought in by operators, with the day they are of, and never twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [ORIGIN, NEVER_TWICE, SENT_BY, NO_WAIT, KINDS])
    await sql.raw(statement).execute(db);
}

/** Nobody holds a receipt for what nobody sent. */
const ORIGIN = `
ALTER TABLE story DROP CONSTRAINT story_lane_check, ADD CONSTRAINT story_lane_check
  CHECK (lane IN ('normal', 'burst', 'unproven', 'brought-in'));
ALTER TABLE story
  ADD brought_from text CHECK (char_length(brought_from) BETWEEN 2 AND 100),
  ADD first_told_on date CONSTRAINT first_told_before CHECK (first_told_on <= received_at::date + 1),
  ADD CONSTRAINT brought_in CHECK (
    (lane = 'brought-in') = (brought_from IS NOT NULL)
    AND (lane = 'brought-in' OR first_told_on IS NULL)
    AND (lane <> 'brought-in' OR receipt_hash IS NULL));
GRANT INSERT (brought_from, first_told_on) ON story TO hikaya_web;
-- Readers are told when, and not where.
ALTER TABLE publication ADD first_told_on date;`;

/** Whoever had a text erased does not find it brought in once more: its key stays, and leads to nobody. */
const NEVER_TWICE = `
CREATE TABLE brought_in (
  source_key bytea PRIMARY KEY CHECK (octet_length(source_key) = 32),
  at timestamptz NOT NULL
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON brought_in
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT (source_key), INSERT ON brought_in TO hikaya_web;`;

/** The log tells a text that its writer sent from one that was brought in, and nobody can tell it otherwise. */
const SENT_BY = `
DROP POLICY only_received ON event;
CREATE POLICY only_received ON event AS RESTRICTIVE FOR INSERT TO hikaya_web
  WITH CHECK (kind = 'received' AND actor_kind IN ('writer', 'system') AND to_state = 'received' AND revision_no = 1);
CREATE FUNCTION sent_or_brought_in() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF (NEW.actor_kind = 'system') <> EXISTS (
      SELECT FROM story WHERE id = NEW.story_id AND lane = 'brought-in') THEN
    RAISE EXCEPTION 'the log says who sent a text' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sent_or_brought_in BEFORE INSERT ON event
  FOR EACH ROW WHEN (NEW.kind = 'received') EXECUTE FUNCTION sent_or_brought_in();`;

/** What writers are told of the waits of others counts those who waited. */
const NO_WAIT = `
CREATE OR REPLACE FUNCTION recent_decisions(most integer) RETURNS TABLE (ready_at timestamptz, decided_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT s.ready_at, s.decided_at FROM story s
  WHERE s.decided_at IS NOT NULL AND s.ready_at IS NOT NULL AND s.lane <> 'brought-in'
  ORDER BY s.decided_at DESC LIMIT most
$$;`;

const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_this text := replace(kinds, $$'rotate-secret'::text$$, $$'rotate-secret'::text, 'bring-in'::text$$);
BEGIN
  IF with_this = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for what is brought in'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_this;
END $do$;`;
