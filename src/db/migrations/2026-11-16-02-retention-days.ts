import { type Kysely, sql } from 'kysely';

/**
 * How long words are kept after the end of their story. Each migration run fills the table from the
 * domain; until then nothing is old enough to be erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DAYS).execute(db);
}

const DAYS = `
CREATE TABLE retention (
  state text PRIMARY KEY CHECK (state IN ('refused', 'hidden', 'withdrawn', 'removed')),
  days integer NOT NULL CHECK (days BETWEEN 1 AND 3650)
);

CREATE OR REPLACE FUNCTION erase_after(state text) RETURNS interval LANGUAGE sql STABLE
  SET search_path = public AS $$
  SELECT make_interval(days => retention.days) FROM retention WHERE retention.state = $1
$$;`;
