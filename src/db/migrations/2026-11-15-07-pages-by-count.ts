import { type Kysely, sql } from 'kysely';

/**
 * Page N of a list without walking over everything before it. Each list counts its stories in blocks
 * of 256 numbers, in blocks of 64 such blocks, and so on; a total is the block that holds every number.
 * Finding any place reads at most 64 counts a level, however large the archive is. The database
 * keeps the counts itself, so that no way of publishing or removing can forget them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(BLOCKS).execute(db);
  await sql.raw(KEPT_BY_THE_DATABASE).execute(db);
  await sql.raw(RECOUNT).execute(db);
  await sql.raw(PLACE_IN_LIST).execute(db);
}

const BLOCKS = `
ALTER TABLE publication_count
  ADD bits smallint NOT NULL DEFAULT 62 CHECK (bits IN (8, 14, 20, 26, 62)),
  ADD block bigint NOT NULL DEFAULT 0,
  DROP CONSTRAINT publication_count_pkey,
  ADD PRIMARY KEY (kind, key, bits, block);
ALTER TABLE publication_count ALTER bits DROP DEFAULT, ALTER block DROP DEFAULT;
COMMENT ON COLUMN publication_count.bits IS
  'Numbers that are equal once this many bits are dropped share a block; 62 is the whole list.';`;

/** Every change first waits for the total of all, so two at once never hold what the other needs. */
const KEPT_BY_THE_DATABASE = `
CREATE FUNCTION lists_of(category text, writing_type text, recipient text, country text)
RETURNS TABLE (kind text, key text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT * FROM (VALUES
    ('all', ''),
    ('category', category),
    ('category-type', category || ' ' || writing_type),
    ('country', country),
    ('recipient', category || ' ' || recipient),
    ('type', writing_type)
  ) AS list (kind, key) WHERE list.key IS NOT NULL
$$;

CREATE FUNCTION levels_of(kind text) RETURNS smallint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE kind WHEN 'country' THEN '{62}' ELSE '{8,14,20,26,62}' END::smallint[]
$$;

CREATE FUNCTION count_publications() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM FROM publication_count WHERE kind = 'all' AND bits = 62 FOR UPDATE;
  INSERT INTO publication_count AS c (kind, key, bits, block, total)
    SELECT DISTINCT list.kind, list.key, level, p.seq >> level, 0
    FROM changed p, lists_of(p.category, p.writing_type, p.recipient, p.country) AS list,
      unnest(levels_of(list.kind)) AS level
    WHERE TG_OP = 'INSERT'
    ON CONFLICT DO NOTHING;
  UPDATE publication_count c SET total = c.total + step * moved.stories
    FROM (
      SELECT list.kind, list.key, level, p.seq >> level AS block, count(*) AS stories
      FROM changed p, lists_of(p.category, p.writing_type, p.recipient, p.country) AS list,
        unnest(levels_of(list.kind)) AS level
      GROUP BY 1, 2, 3, 4
    ) moved
    WHERE c.kind = moved.kind AND c.key = moved.key AND c.bits = moved.level AND c.block = moved.block;
  RETURN NULL;
END $$;

CREATE TRIGGER count_new AFTER INSERT ON publication REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_publications();
CREATE TRIGGER count_gone AFTER DELETE ON publication REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_publications();

REVOKE INSERT, UPDATE, DELETE ON publication_count FROM hikaya_desk, hikaya_receipt;`;

/** For a large load with the triggers off, and for an operator who doubts the counts. */
const RECOUNT = `
CREATE FUNCTION recount_publications() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE publication IN SHARE MODE;
  DELETE FROM publication_count;
  INSERT INTO publication_count (kind, key, bits, block, total)
    SELECT list.kind, list.key, 8, p.block, sum(p.stories)
    FROM (
      SELECT category, writing_type, recipient, country, seq >> 8 AS block, count(*) AS stories
      FROM publication GROUP BY 1, 2, 3, 4, 5
    ) p, lists_of(p.category, p.writing_type, p.recipient, p.country) AS list
    GROUP BY 1, 2, 4;
  INSERT INTO publication_count (kind, key, bits, block, total)
    SELECT c.kind, c.key, level, c.block >> (level - 8), sum(c.total)
    FROM publication_count c, unnest(levels_of(c.kind)) AS level
    WHERE level > 8 GROUP BY 1, 2, 3, 4;
  DELETE FROM publication_count WHERE NOT bits = ANY (levels_of(kind));
  INSERT INTO publication_count VALUES ('all', '', 0, 62, 0) ON CONFLICT DO NOTHING;
END $$;
REVOKE ALL ON FUNCTION recount_publications() FROM PUBLIC;
SELECT recount_publications();`;

/**
 * Where the story stands that has so many newer ones before it in its list: it is among the numbers
 * up to newest, behind so many newer ones. No row when the list is shorter.
 */
const PLACE_IN_LIST = `
CREATE FUNCTION place_in_list(list_kind text, list_key text, newer bigint)
RETURNS TABLE (newest bigint, behind bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  level smallint;
  first_block bigint := 0;
  last_block bigint := 9223372036854775807;
BEGIN
  behind := newer;
  FOREACH level IN ARRAY '{26,20,14,8}'::smallint[] LOOP
    SELECT c.block, behind - c.before INTO newest, behind
      FROM (
        SELECT block, total, sum(total) OVER (ORDER BY block DESC) - total AS before
        FROM publication_count
        WHERE kind = list_kind AND key = list_key AND bits = level
          AND block BETWEEN first_block AND last_block
      ) c
      WHERE c.before + c.total > behind ORDER BY c.block DESC LIMIT 1;
    IF NOT FOUND THEN RETURN; END IF;
    first_block := newest << 6;
    last_block := first_block + 63;
  END LOOP;
  newest := ((newest + 1) << 8) - 1;
  RETURN NEXT;
END $$;`;
