import { type Kysely, sql } from 'kysely';

/** What the public may know of what became of the texts: no figure of fewer than ten, and none that is written anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LEDGER).execute(db);
}

const LEDGER = `
CREATE TABLE ledger (
  measure text NOT NULL,
  ground text NOT NULL,
  since text NOT NULL CHECK (since ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
  until text NOT NULL CHECK (until ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
  texts integer NOT NULL CONSTRAINT nobody_alone CHECK (texts >= 10),
  half integer CHECK (half >= 0),
  longest integer CHECK (longest >= half),
  PRIMARY KEY (measure, ground, since),
  CONSTRAINT in_order CHECK (since <= until),
  CONSTRAINT days_of_waits CHECK ((measure = 'waited') = (half IS NOT NULL) AND (half IS NULL) = (longest IS NULL))
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A month that is not over would be told twice, and a month in two lines could be taken from one another.
CREATE FUNCTION month_told_once() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.until >= to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') THEN
    RAISE EXCEPTION 'that month is not over' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM ledger l WHERE l.measure = NEW.measure AND l.ground = NEW.ground
      AND l.since <> NEW.since AND l.since <= NEW.until AND l.until >= NEW.since) THEN
    RAISE EXCEPTION 'that month is told already' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER month_told_once BEFORE INSERT ON ledger FOR EACH ROW EXECUTE FUNCTION month_told_once();

GRANT SELECT ON ledger TO hikaya_web, hikaya_desk, hikaya_worker;
GRANT INSERT ON ledger TO hikaya_worker;`;
