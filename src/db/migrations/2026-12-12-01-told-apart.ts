import { type Kysely, sql } from 'kysely';

/** Two texts that only look alike are told apart, and not shown beside each other again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [APART, KIND]) await sql.raw(statement).execute(db);
}

/** The desk forgets that they are alike, and says of no two texts that they are. */
const APART = `
CREATE FUNCTION tell_apart(wanted uuid) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$ UPDATE story SET similar_to = NULL WHERE id = wanted $$;
REVOKE ALL ON FUNCTION tell_apart(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION tell_apart(uuid) TO hikaya_desk;
-- That somebody held a text for a copy is no business of whoever wrote it.
CREATE POLICY not_told_apart ON event AS RESTRICTIVE FOR SELECT TO hikaya_receipt
  USING (kind <> 'tell-apart');`;

const KIND = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_this text := replace(kinds, $$'received'::text,$$, $$'received'::text, 'tell-apart'::text,$$);
BEGIN
  IF with_this = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for texts told apart'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_this;
END $do$;`;
