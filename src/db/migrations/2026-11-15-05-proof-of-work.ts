import { type Kysely, sql } from 'kysely';

/** A solved challenge counts once; a story without one is taken too, and says so to officers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
CREATE TABLE used_proof (
  proof text PRIMARY KEY CHECK (char_length(proof) BETWEEN 16 AND 200),
  used_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE story ADD unproven boolean NOT NULL DEFAULT false;
GRANT INSERT, SELECT (proof) ON used_proof TO hikaya_web;
GRANT INSERT (unproven) ON story TO hikaya_web;`)
    .execute(db);
}
