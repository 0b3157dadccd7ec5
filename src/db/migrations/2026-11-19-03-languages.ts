import { type Kysely, sql } from 'kysely';

/** Arabic is a language of its own, and what we do not know is said to be another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [LISTS, WAITING, SEARCH, FIGURES]) await sql.raw(statement).execute(db);
}

const CODES = `'en', 'fr', 'ur', 'ar', 'other'`;

const LISTS = `
ALTER TABLE story DROP CONSTRAINT story_language_check,
  ADD CONSTRAINT story_language_check CHECK (language IN (${CODES}));
ALTER TABLE publication ADD CONSTRAINT publication_language_check CHECK (language IN (${CODES}));
ALTER TABLE officer ADD CONSTRAINT officer_languages_check CHECK (languages <@ ARRAY[${CODES}]);
ALTER TABLE invitation ADD CONSTRAINT invitation_languages_check CHECK (languages <@ ARRAY[${CODES}]);`;

/** Until now all of this script was called Urdu. What waits has none of Urdu's own letters if it is Arabic. */
const WAITING = `
UPDATE story SET language = 'ar'
  FROM revision
  WHERE story.language = 'ur' AND story.state IN ('received', 'in_review', 'parked')
    AND revision.story_id = story.id AND revision.no = story.revision_no
    AND revision.body !~ '[ٹڈڑںےہھپچژگیک]' AND revision.body ~ '[ةىيكأإ]';`;

/** Both are compared word for word, like Urdu. */
const SEARCH = `
DO $do$
BEGIN
  EXECUTE replace(pg_get_functiondef('search_query(text, boolean)'::regprocedure),
    $$exactly('=language:' || language)$$,
    $$CASE language
      WHEN 'ur' THEN exactly('=language:ur') || exactly('=language:ar') || exactly('=language:other')
      ELSE exactly('=language:' || language) END$$);
END $do$;`;

/** Texts that wait for somebody who reads their language, while nobody at the desk does. */
const FIGURES = `
DO $do$
BEGIN
  EXECUTE replace(pg_get_functiondef('system_figures(date)'::regprocedure),
    $$SELECT 'processes_silent'$$,
    $$SELECT 'texts_without_reader', count(*)::double precision FROM story s
      WHERE s.state IN ('received', 'in_review') AND s.ready_at IS NOT NULL AND s.erased_at IS NULL
        AND NOT EXISTS (SELECT FROM officer o
          WHERE o.disabled_at IS NULL AND (s.language IS NULL OR s.language = ANY (o.languages)))
    UNION ALL
    SELECT 'processes_silent'$$);
END $do$;`;
