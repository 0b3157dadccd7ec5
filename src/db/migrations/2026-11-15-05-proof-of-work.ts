import { type Kysely, sql } from 'kysely';

/** A solved challenge counts once; officers see by which lane a story came in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
CREATE TABLE used_proof (
  proof text PRIMARY KEY CHECK (char_length(proof) BETWEEN 16 AND 200),
  used_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE story ADD lane text NOT NULL DEFAULT 'normal'
  CHECK (lane IN ('normal', 'burst', 'unproven'));
GRANT INSERT, SELECT (proof) ON used_proof TO hikaya_web;
GRANT INSERT (lane) ON story TO hikaya_web;
GRANT SELECT, DELETE ON used_proof TO hikaya_worker;`)
    .execute(db);
}
