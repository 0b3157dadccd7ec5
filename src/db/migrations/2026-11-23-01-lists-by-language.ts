import { type Kysely, sql } from 'kysely';

/** Readers may choose a language: one more list whose pages are found by counting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LISTS).execute(db);
}

const LISTS = `
ALTER TABLE publication_count DROP CONSTRAINT publication_count_kind_check;
ALTER TABLE publication_count ADD CONSTRAINT publication_count_kind_check CHECK (kind IN
  ('all', 'category', 'category-language', 'category-type', 'country', 'language', 'minutes', 'recipient', 'type'));
CREATE INDEX publication_of_language ON publication (language, seq DESC);

CREATE OR REPLACE FUNCTION lists_of(category text, language text, writing_type text, recipient text, country text,
  minutes integer)
RETURNS TABLE (kind text, key text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT * FROM (VALUES
    ('all', ''),
    ('category', category),
    ('category-language', category || ' ' || language),
    ('category-type', category || ' ' || writing_type),
    ('country', country),
    ('language', language),
    ('minutes', CASE WHEN minutes <= 2 THEN '2' END),
    ('recipient', category || ' ' || recipient),
    ('type', writing_type)
  ) AS list (kind, key) WHERE list.key IS NOT NULL
$$;
SELECT recount_publications();`;
