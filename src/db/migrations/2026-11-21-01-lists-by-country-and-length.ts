import { type Kysely, sql } from 'kysely';

/**
 * Readers may choose a country, or what fits between two bus stops: two more lists whose pages are found by
 * counting. Each stands alone: counts of every country in every category would be more rows than stories.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LISTS).execute(db);
  await sql.raw(COUNTING).execute(db);
  await sql.raw(RECOUNT).execute(db);
}

/** What counts as short is spelled out: the planner believes a partial index only by its own words. */
const LISTS = `
ALTER TABLE publication_count DROP CONSTRAINT publication_count_kind_check;
ALTER TABLE publication_count ADD CONSTRAINT publication_count_kind_check CHECK (kind IN
  ('all', 'category', 'category-language', 'category-type', 'country', 'minutes', 'recipient', 'type'));
CREATE INDEX publication_of_country ON publication (country, seq DESC);
CREATE INDEX publication_of_two_minutes ON publication (seq DESC) WHERE reading_minutes <= 2;

CREATE FUNCTION lists_of(category text, language text, writing_type text, recipient text, country text,
  minutes integer)
RETURNS TABLE (kind text, key text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT * FROM (VALUES
    ('all', ''),
    ('category', category),
    ('category-language', category || ' ' || language),
    ('category-type', category || ' ' || writing_type),
    ('country', country),
    ('minutes', CASE WHEN minutes <= 2 THEN '2' END),
    ('recipient', category || ' ' || recipient),
    ('type', writing_type)
  ) AS list (kind, key) WHERE list.key IS NOT NULL
$$;

CREATE OR REPLACE FUNCTION levels_of(kind text) RETURNS smallint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{8,14,20,26,62}'::smallint[]
$$;`;

/** Every change first waits for the total of all, so two at once never hold what the other needs. */
const COUNTING = `
CREATE OR REPLACE FUNCTION count_publications() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM FROM publication_count WHERE kind = 'all' AND bits = 62 FOR UPDATE;
  INSERT INTO publication_count AS c (kind, key, bits, block, total)
    SELECT DISTINCT list.kind, list.key, level, p.seq >> level, 0
    FROM changed p,
      lists_of(p.category, p.language, p.writing_type, p.recipient, p.country, p.reading_minutes) AS list,
      unnest(levels_of(list.kind)) AS level
    WHERE TG_OP = 'INSERT'
    ON CONFLICT DO NOTHING;
  UPDATE publication_count c SET total = c.total + step * moved.stories
    FROM (
      SELECT list.kind, list.key, level, p.seq >> level AS block, count(*) AS stories
      FROM changed p,
        lists_of(p.category, p.language, p.writing_type, p.recipient, p.country, p.reading_minutes) AS list,
        unnest(levels_of(list.kind)) AS level
      GROUP BY 1, 2, 3, 4
    ) moved
    WHERE c.kind = moved.kind AND c.key = moved.key AND c.bits = moved.level AND c.block = moved.block;
  RETURN NULL;
END $$;
DROP FUNCTION lists_of(text, text, text, text, text);`;

const RECOUNT = `
CREATE OR REPLACE FUNCTION recount_publications() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE publication IN SHARE MODE;
  DELETE FROM publication_count;
  INSERT INTO publication_count (kind, key, bits, block, total)
    SELECT list.kind, list.key, 8, p.block, sum(p.stories)
    FROM (
      SELECT category, language, writing_type, recipient, country,
        least(reading_minutes, 3) AS minutes, seq >> 8 AS block, count(*) AS stories
      FROM publication GROUP BY 1, 2, 3, 4, 5, 6, 7
    ) p, lists_of(p.category, p.language, p.writing_type, p.recipient, p.country, p.minutes) AS list
    GROUP BY 1, 2, 4;
  INSERT INTO publication_count (kind, key, bits, block, total)
    SELECT c.kind, c.key, level, c.block >> (level - 8), sum(c.total)
    FROM publication_count c, unnest(levels_of(c.kind)) AS level
    WHERE level > 8 GROUP BY 1, 2, 3, 4;
  DELETE FROM publication_count WHERE NOT bits = ANY (levels_of(kind));
  INSERT INTO publication_count VALUES ('all', '', 0, 62, 0) ON CONFLICT DO NOTHING;
END $$;
SELECT recount_publications();`;
