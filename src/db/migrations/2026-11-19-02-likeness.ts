import { type Kysely, sql } from 'kysely';

/**
 * How many published texts share a label is asked whenever an officer opens one that waits: answered from this
 * index alone. Country and gender come first, because they are never left out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'CREATE INDEX publication_likeness ON publication (country, gender, age, age_band, belief, city)',
    )
    .execute(db);
}
