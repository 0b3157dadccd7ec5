import { type Kysely, sql } from 'kysely';

/** Help lines are public content; the release before read them here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE help_line`.execute(db);
}
