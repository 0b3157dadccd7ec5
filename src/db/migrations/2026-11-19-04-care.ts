import { type Kysely, sql } from 'kysely';

/** Officers are cared for: what is skipped ends with its day, and nobody reads more heavy texts than they chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [COLUMNS, NOBODY_TAKES, FIGURES]) await sql.raw(statement).execute(db);
}

/** What was skipped before has no day, and counts no longer. */
const COLUMNS = `
ALTER TABLE officer
  ADD skipped_on date,
  ADD heavy_limit smallint NOT NULL DEFAULT 4 CHECK (heavy_limit BETWEEN 0 AND 20),
  ADD light_until timestamptz;`;

/**
 * Topics of waiting texts that everybody skips who is signed in. Leads are told of them, so they count only
 * where no officer is signed in. A session ends after eight hours.
 */
const NOBODY_TAKES = `
CREATE FUNCTION topics_nobody_takes(today date) RETURNS SETOF text LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  WITH signed_in AS (
    SELECT o.role, CASE WHEN o.skipped_on = today THEN o.skipped_topics ELSE '{}' END AS skipped
    FROM officer o WHERE o.disabled_at IS NULL AND EXISTS (SELECT FROM officer_session s
      WHERE s.officer_id = o.id AND s.expires_at > now() AND s.created_at > now() - interval '8 hours')
  ), readers AS (
    SELECT skipped FROM signed_in
    WHERE role = 'officer' OR NOT EXISTS (SELECT FROM signed_in WHERE role = 'officer')
  )
  SELECT DISTINCT topic FROM story s, unnest(s.topics) AS topic
  WHERE s.state IN ('received', 'in_review') AND s.ready_at IS NOT NULL AND s.publish_at IS NULL
    AND s.danger_since IS NULL AND EXISTS (SELECT FROM readers)
    AND NOT EXISTS (SELECT FROM readers r WHERE NOT topic = ANY (r.skipped))
$$;
REVOKE ALL ON FUNCTION topics_nobody_takes(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION topics_nobody_takes(date) TO hikaya_desk, hikaya_worker;`;

const FIGURES = `
DO $do$
BEGIN
  EXECUTE replace(pg_get_functiondef('system_figures(date)'::regprocedure),
    $$SELECT 'processes_silent'$$,
    $$SELECT 'topics_nobody_takes', count(*)::double precision FROM topics_nobody_takes(today)
    UNION ALL
    SELECT 'processes_silent'$$);
END $do$;`;
