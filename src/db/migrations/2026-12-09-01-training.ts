import { type Kysely, sql } from 'kysely';

/** Newcomers read texts of our own first, and publish when a lead says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [CLEARED, ANSWERS, NOT_BEFORE, KINDS])
    await sql.raw(statement).execute(db);
}

/** Whoever is here already publishes as before. */
const CLEARED = `ALTER TABLE officer ADD cleared_at timestamptz DEFAULT now();`;

const ANSWERS = `
CREATE TABLE training_answer (
  officer text NOT NULL REFERENCES officer ON DELETE CASCADE,
  text text NOT NULL CHECK (text ~ '^[a-z-]{2,40}$'),
  verdict text NOT NULL CHECK (verdict IN ('publish', 'decline')),
  clauses text[] NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (officer, text)
);
GRANT SELECT, INSERT, UPDATE (verdict, clauses, at) ON training_answer TO hikaya_desk;`;

const NOT_BEFORE = `
CREATE FUNCTION publishes_already() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM officer WHERE id = NEW.officer AND cleared_at IS NULL) THEN
    RAISE EXCEPTION 'whoever is in training publishes nothing' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER publishes_already BEFORE INSERT ON event FOR EACH ROW
  WHEN (NEW.kind IN ('publish', 'approve', 'schedule')) EXECUTE FUNCTION publishes_already();`;

const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_this text := replace(kinds, $$'rotate-secret'::text$$, $$'rotate-secret'::text, 'clear-officer'::text$$);
BEGIN
  IF with_this = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for training'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_this;
END $do$;`;
