import { type Kysely, sql } from 'kysely';

/**
 * Readers find a published story by its words, in English, French and Urdu. A table of its own: it can
 * be built anew, or moved to another engine, without touching the stories. The database keeps it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [LANGUAGES, WORDS, QUERY, KEPT_BY_THE_DATABASE])
    await sql.raw(statement).execute(db);
}

/** Accents are taken off, so that a phone without them finds "école". */
const LANGUAGES = `
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE TEXT SEARCH CONFIGURATION words_en (COPY = english);
ALTER TEXT SEARCH CONFIGURATION words_en
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
CREATE TEXT SEARCH CONFIGURATION words_fr (COPY = french);
ALTER TEXT SEARCH CONFIGURATION words_fr
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
CREATE TEXT SEARCH CONFIGURATION words_ur (COPY = simple);

CREATE FUNCTION words_config(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE language WHEN 'en' THEN 'public.words_en' WHEN 'fr' THEN 'public.words_fr'
    ELSE 'public.words_ur' END::regconfig
$$;

/** One letter for what keyboards write in several ways, and no vowel signs, as Urdu and Arabic are searched. */
CREATE FUNCTION search_form(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(
    regexp_replace(words, '[\\u064B-\\u0652\\u0670\\u0640\\u200C\\u200D]', '', 'g'),
    'يىئكةهۀۃأإآٱؤ', 'یییکہہہہاااا' || 'و')
$$;`;

/** What narrows a search is a word of its own that nobody can type, so that one index finds both. */
const WORDS = `
CREATE TABLE publication_search (
  seq bigint PRIMARY KEY REFERENCES publication (seq) ON DELETE CASCADE,
  words tsvector NOT NULL
);
-- Rare words are found by the index, common ones by walking from the newest: the planner has to know which.
ALTER TABLE publication_search ALTER words SET STATISTICS 1000;
CREATE INDEX publication_words ON publication_search USING gin (words) WITH (fastupdate = off);

CREATE FUNCTION search_words(story publication) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector(words_config(story.language), search_form(story.title)), 'A')
    || to_tsvector(words_config(story.language), search_form(story.body))
    || array_to_tsvector(ARRAY[
      '=language:' || story.language, '=category:' || story.category,
      '=type:' || story.writing_type, '=country:' || story.country])
$$;

CREATE FUNCTION exactly(word text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT quote_literal(word)::tsquery
$$;`;

/** In each language by its own rules, within the texts of that language; null when no word is left. */
const QUERY = `
CREATE FUNCTION search_query(typed text, in_title boolean) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  language text;
  part tsquery;
  whole tsquery;
BEGIN
  FOREACH language IN ARRAY '{en,fr,ur}'::text[] LOOP
    part := websearch_to_tsquery(words_config(language), search_form(typed));
    CONTINUE WHEN numnode(part) = 0;
    IF in_title THEN
      part := regexp_replace(part::text, '''((?:[^'']|'''')+)''', '''\\1'':A', 'g')::tsquery;
    END IF;
    part := part && exactly('=language:' || language);
    whole := CASE WHEN whole IS NULL THEN part ELSE whole || part END;
  END LOOP;
  RETURN whole;
END $$;`;

/** A writer who paused a story asked for it not to be found. */
const KEPT_BY_THE_DATABASE = `
CREATE FUNCTION keep_search_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.paused THEN
    DELETE FROM publication_search WHERE seq = NEW.seq;
  ELSE
    INSERT INTO publication_search (seq, words) VALUES (NEW.seq, search_words(NEW))
      ON CONFLICT (seq) DO UPDATE SET words = EXCLUDED.words;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_search_words AFTER INSERT OR UPDATE ON publication
  FOR EACH ROW EXECUTE FUNCTION keep_search_words();

INSERT INTO publication_search (seq, words)
  SELECT p.seq, search_words(p) FROM publication p WHERE NOT p.paused;
GRANT SELECT ON publication_search TO hikaya_web;`;
