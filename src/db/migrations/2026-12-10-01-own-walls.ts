import { type Kysely, sql } from 'kysely';

/** Leads draw walls of their own, and no words stand on a paint on which they cannot be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [READABLE, CHECKS]) await sql.raw(statement).execute(db);
}

/**
 * The same as the program's own rule: a wall of the release is one word, and one of its own is a pattern and a paint on which
 * words stand out seven to one, by day and, a fifth deeper, at night. What is brighter by day is brighter at night, so by day
 * is enough.
 */
const READABLE = `
CREATE FUNCTION light_of(channel text) RETURNS double precision LANGUAGE sql IMMUTABLE
  SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN part <= 0.04045 THEN part / 12.92 ELSE power((part + 0.055) / 1.055, 2.4) END
  FROM (SELECT get_byte(decode(channel, 'hex'), 0) / 255.0::double precision AS part) given
$$;

CREATE FUNCTION is_sound_wall(wall text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE
  SET search_path = public, pg_temp AS $$
DECLARE
  paint text := right(wall, 6);
BEGIN
  IF wall ~ '^[a-z0-9]{1,20}$' THEN RETURN true; END IF;
  IF wall IS NULL OR wall !~ ('^(hankin|rosette|cross)-(rose|sky|lapis|feroza|plaster|violet)-(46|50|54|58|62|66)'
    '-[0-4]-[0-9a-f]{6}$') THEN RETURN false; END IF;
  -- The words are #f7f2e8.
  RETURN (0.2126 * light_of('f7') + 0.7152 * light_of('f2') + 0.0722 * light_of('e8') + 0.05)
    / (0.2126 * light_of(substr(paint, 1, 2)) + 0.7152 * light_of(substr(paint, 3, 2))
      + 0.0722 * light_of(substr(paint, 5, 2)) + 0.05) >= 7;
END $$;`;

const CHECKS = ['campaign_draft', 'campaign_scheduled', 'campaign_version']
  .map(
    (table) =>
      `ALTER TABLE ${table} ADD CONSTRAINT sound_wall CHECK (is_sound_wall(coalesce(record->>'wall', '')));`,
  )
  .join('\n');
