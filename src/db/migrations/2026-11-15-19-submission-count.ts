import { type Kysely, sql } from 'kysely';

/** How many texts were sent on a day; nothing about any of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
CREATE TABLE submission_count (
  day date PRIMARY KEY,
  texts bigint NOT NULL CHECK (texts > 0)
);
GRANT SELECT, INSERT (day, texts), UPDATE (texts) ON submission_count TO hikaya_web;
GRANT SELECT ON submission_count TO hikaya_desk;`)
    .execute(db);
}
