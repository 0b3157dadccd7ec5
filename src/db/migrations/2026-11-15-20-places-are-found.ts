import { type Kysely, sql } from 'kysely';

/**
 * Whoever looks for "Kenya" finds the stories from there. Only the place that a story shows: a city
 * its writer took away is no word of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WORDS).execute(db);
  await sql.raw(ANEW).execute(db);
}

const WORDS = `
CREATE OR REPLACE FUNCTION search_words(story publication) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector(words_config(story.language), search_form(story.title)), 'A')
    || to_tsvector(words_config(story.language), search_form(story.body))
    || to_tsvector(words_config(story.language),
      search_form(concat_ws(', ', story.city, story.country)))
    || array_to_tsvector(ARRAY[
      '=language:' || story.language, '=category:' || story.category,
      '=type:' || story.writing_type, '=country:' || story.country])
$$;`;

const ANEW = `
UPDATE publication_search s SET words = search_words(p) FROM publication p WHERE p.seq = s.seq;`;
