import { type Kysely, sql } from 'kysely';

/** Officers see what was odd about how a story was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
ALTER TABLE story ADD marks text[] NOT NULL DEFAULT '{}' CHECK (marks <@ '{trap,quick}'::text[]);
GRANT INSERT (marks) ON story TO hikaya_web;`)
    .execute(db);
}
