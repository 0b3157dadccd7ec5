import { type Kysely, sql } from 'kysely';

/** The day on which somebody last called a help line, and none goes out that nobody has called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [CHECKS, CALLED_FIRST]) await sql.raw(statement).execute(db);
}

/** A check is of a number and an address: with another one, somebody has to call again. */
const CHECKS = `
CREATE TABLE help_line_check (
  line jsonb PRIMARY KEY CHECK (jsonb_typeof(line) = 'array' AND octet_length(line::text) <= 4000),
  checked_on date NOT NULL,
  officer text NOT NULL
);
GRANT SELECT, INSERT, UPDATE (checked_on, officer) ON help_line_check TO hikaya_desk;`;

const CALLED_FIRST = `
CREATE FUNCTION reached_by(line json) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_array(line->'call', line->'textTo', line->'textWord', line->'url')
$$;
CREATE FUNCTION called_first() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF pg_has_role(session_user, 'hikaya_migrator', 'MEMBER')
    OR EXISTS (SELECT FROM content_version v WHERE v.slot = NEW.slot AND v.hash = NEW.hash)
    OR NOT EXISTS (SELECT FROM json_array_elements(NEW.record->'items') AS line
      WHERE NOT EXISTS (SELECT FROM help_line_check c WHERE c.line = reached_by(line.value))
        AND NOT EXISTS (SELECT FROM json_array_elements((SELECT v.record->'items' FROM content_version v
          WHERE v.slot = NEW.slot ORDER BY v.no DESC LIMIT 1)) AS before
          WHERE reached_by(before.value) = reached_by(line.value)))
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a new help line is called before it goes out' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER called_first BEFORE INSERT ON content_version FOR EACH ROW
  WHEN (NEW.slot = 'help-lines') EXECUTE FUNCTION called_first();`;
