import { type Kysely, sql } from 'kysely';

/**
 * Readers find a story also by a slip of the finger, by another spelling, and from another keyboard. For that the
 * database knows the words of all published stories, and in how many each of them stands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    LETTERS,
    SOUND,
    SLIPS,
    VOCABULARY,
    KEPT_BY_THE_DATABASE,
    NEAR,
    ANY_OF,
    ANEW,
  ])
    await sql.raw(statement).execute(db);
}

/** Also the letters that Urdu adds, and the digits of both; `src/domain/search/letters.ts` is its twin. */
const LETTERS = `
CREATE OR REPLACE FUNCTION search_form(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(
    regexp_replace(words, '[\\u064B-\\u0655\\u0670\\u0640\\u200C\\u200D]', '', 'g'),
    'يىئےۓكةهۀۃۂأإآٱؤںھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'یییییکہہہہہاااا' || 'ونہ' || '01234567890123456789')
$$;`;

/**
 * How a word sounds, without its vowels, whatever letters it is written in: Quraan and koran, Fatima and فاطمہ.
 * و and ی are vowels as often as not, and an h in the middle is heard by few.
 */
const SOUND = `
CREATE FUNCTION sound_of(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(
    translate(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(word, '^ال(?=..)', ''),
        '(.)\\1+', '\\1', 'g'), 'tch|sch|ch|sh', 'ç', 'g'), 'ph', 'f', 'g'), 'c(?=[eiy])', 's', 'g'),
        'ck', 'k', 'g'), 'dj', 'j', 'g'), 'x', 'ks', 'g'),
      'cqpجژبپتطٹثدڈضذظزسصشچرڑفقکخگغلمنہح',
      'kkbjjbbttttdddzzzssççrrfkkkgglmnhh'),
    '(?<=.)h', '', 'g'), '[^bçdfghjklmnrstz]', '', 'g')
$$;`;

/**
 * A word and all that is left of it when one letter is gone; of its sound too. Two words that share one of these
 * are a slip apart: a letter put in, left out, changed, or swapped with its neighbour.
 */
const SLIPS = `
CREATE FUNCTION slips_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT key) FROM (
    SELECT word AS key
    UNION ALL SELECT left(word, i - 1) || substr(word, i + 1) FROM generate_series(1, length(word)) AS i
      WHERE length(word) > 3
    UNION ALL SELECT '~' || sound FROM sound_of(word) AS sound WHERE length(sound) > 1
    UNION ALL SELECT '~' || left(sound, i - 1) || substr(sound, i + 1)
      FROM sound_of(word) AS sound, generate_series(1, length(sound)) AS i WHERE length(sound) > 3
  ) keys
$$;`;

/** Words that only a removed story used are gone with it. */
const VOCABULARY = `
CREATE TEXT SEARCH CONFIGURATION words_plain (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION words_plain
  ALTER MAPPING FOR hword_part, word WITH unaccent, simple;
ALTER TEXT SEARCH CONFIGURATION words_plain DROP MAPPING FOR asciihword, email, file, float, host, hword,
  hword_numpart, int, numhword, numword, sfloat, uint, url, url_path, version;

CREATE TABLE search_word (
  word text PRIMARY KEY,
  sound text NOT NULL,
  slips text[] NOT NULL,
  stories integer NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX search_word_slips ON search_word USING gin (slips) WITH (fastupdate = off);
GRANT SELECT ON search_word TO hikaya_web;

CREATE FUNCTION plain_words(title text, body text, city text, country text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lexeme FROM unnest(to_tsvector('public.words_plain',
    search_form(concat_ws(' ', title, body, city, country)))) WHERE length(lexeme) BETWEEN 3 AND 30
$$;`;

/** Once for each statement and in one order, so that two at once never hold what the other needs. */
const KEPT_BY_THE_DATABASE = `
CREATE FUNCTION count_words(title text[], body text[], city text[], country text[], step integer[])
RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO search_word AS w (word, sound, slips, stories)
    SELECT word, sound_of(word), slips_of(word), sum(t.step)
    FROM unnest(title, body, city, country, step) AS t (title, body, city, country, step),
      plain_words(t.title, t.body, t.city, t.country) AS word
    GROUP BY word HAVING sum(t.step) <> 0 ORDER BY word
    ON CONFLICT (word) DO UPDATE SET stories = w.stories + EXCLUDED.stories;
  DELETE FROM search_word w
    USING unnest(title, body, city, country, step) AS t (title, body, city, country, step),
      plain_words(t.title, t.body, t.city, t.country) AS gone
    WHERE t.step < 0 AND w.word = gone AND w.stories <= 0;
$$;
REVOKE ALL ON FUNCTION count_words FROM public;

CREATE FUNCTION keep_search_vocabulary() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM count_words(array_agg(c.title), array_agg(c.body), array_agg(c.city), array_agg(c.country),
        array_agg(c.step))
      FROM gone JOIN came USING (seq), LATERAL (VALUES
        (gone.title, gone.body, gone.city, gone.country, gone.paused, -1),
        (came.title, came.body, came.city, came.country, came.paused, 1)
      ) AS c (title, body, city, country, paused, step)
      WHERE NOT c.paused AND (gone.title, gone.body, gone.city, gone.country, gone.paused)
        IS DISTINCT FROM (came.title, came.body, came.city, came.country, came.paused);
  ELSE
    PERFORM count_words(array_agg(title), array_agg(body), array_agg(city), array_agg(country),
        array_agg(CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END))
      FROM changed WHERE NOT paused;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_vocabulary_of_new AFTER INSERT ON publication
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_vocabulary();
CREATE TRIGGER keep_vocabulary_of_gone AFTER DELETE ON publication
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_vocabulary();
CREATE TRIGGER keep_vocabulary_of_changed AFTER UPDATE ON publication
  REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION keep_search_vocabulary();

CREATE FUNCTION recount_search_words() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE publication IN SHARE MODE;
  DELETE FROM search_word;
  INSERT INTO search_word (word, sound, slips, stories)
    SELECT word, sound_of(word), slips_of(word), count(*)
    FROM publication p, plain_words(p.title, p.body, p.city, p.country) AS word
    WHERE NOT p.paused GROUP BY word;
$$;`;

/** Of each word somebody typed: itself, if anybody used it, and what looks or sounds like it. */
const NEAR = `
CREATE FUNCTION near_words(typed text[])
RETURNS TABLE (typed_word text, word text, stories integer, same_sounds integer)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT t.word, near.word, near.stories, CASE near.sound WHEN t.sound THEN length(t.sound) ELSE 0 END
  FROM (SELECT word, sound_of(word) AS sound FROM unnest(typed) AS word) t, LATERAL (
    SELECT w.* FROM search_word w WHERE w.slips && slips_of(t.word)
    ORDER BY w.word = t.word DESC, w.sound = t.sound DESC, abs(length(w.word) - length(t.word)), w.stories DESC
    LIMIT 80
  ) near
$$;`;

/** Any of these words or phrases, by the rules of every language; what narrows is taken as it is. */
const ANY_OF = `
CREATE FUNCTION any_of(words text[], french text[], exact text[]) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  part tsquery;
  whole tsquery;
BEGIN
  FOR part IN
    SELECT DISTINCT phraseto_tsquery(words_config(language), search_form(word))
      FROM unnest(words) AS word, unnest('{en,fr,ur}'::text[]) AS language
    UNION SELECT phraseto_tsquery(words_config('fr'), word) && exactly('=language:fr')
      FROM unnest(french) AS word
    UNION SELECT exactly(word) FROM unnest(exact) AS word
  LOOP
    CONTINUE WHEN numnode(part) = 0;
    whole := CASE WHEN whole IS NULL THEN part ELSE whole || part END;
  END LOOP;
  RETURN whole;
END $$;`;

const ANEW = `
UPDATE publication_search s SET words = search_words(p) FROM publication p
  WHERE p.seq = s.seq AND p.language NOT IN ('en', 'fr');
SELECT recount_search_words();`;
