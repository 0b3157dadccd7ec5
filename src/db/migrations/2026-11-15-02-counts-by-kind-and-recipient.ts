import { type Kysely, sql } from 'kysely';

/** Lists narrowed to stories or letters, or to one recipient, need their totals too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
ALTER TABLE publication_count DROP CONSTRAINT publication_count_kind_check;
ALTER TABLE publication_count ADD CHECK
  (kind IN ('all', 'category', 'country', 'type', 'category-type', 'recipient'));

INSERT INTO publication_count (kind, key, total)
  SELECT 'type', writing_type, count(*) FROM publication GROUP BY writing_type
  UNION ALL
  SELECT 'category-type', category || ' ' || writing_type, count(*) FROM publication
    GROUP BY category, writing_type
  UNION ALL
  SELECT 'recipient', category || ' ' || recipient, count(*) FROM publication
    WHERE recipient IS NOT NULL GROUP BY category, recipient;

CREATE INDEX publication_of_category_and_type ON publication (category, writing_type, seq DESC);
CREATE INDEX publication_to_recipient ON publication (category, recipient, seq DESC)
  WHERE recipient IS NOT NULL;`)
    .execute(db);
}
