import { type Kysely, sql } from 'kysely';

/** Officers say when they are away, and nobody counts on them meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [LEAVE, FIGURES]) await sql.raw(statement).execute(db);
}

const LEAVE = `
CREATE TABLE officer_leave (
  officer_id text PRIMARY KEY REFERENCES officer ON DELETE CASCADE,
  starts date NOT NULL,
  ends date NOT NULL,
  CHECK (ends BETWEEN starts AND starts + 365)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON officer_leave TO hikaya_desk;`;

/** A language that only somebody on leave reads is read by nobody. */
const FIGURES = `
DO $do$
BEGIN
  EXECUTE replace(pg_get_functiondef('system_figures(date)'::regprocedure),
    's.language = ANY (o.languages)))',
    's.language = ANY (o.languages))
          AND NOT EXISTS (SELECT FROM officer_leave l
            WHERE l.officer_id = o.id AND today BETWEEN l.starts AND l.ends))');
END $do$;`;
