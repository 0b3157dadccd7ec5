import { type Kysely, sql } from 'kysely';

/**
 * Readers get the words of one revision to the letter; where it is not the writer's, its page says so. The release
 * before knew nothing of a writer's second revision, so this waits until none runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WORDS).execute(db);
}

const WORDS = `
CREATE FUNCTION whose_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM revision r WHERE r.story_id = NEW.story_id AND r.no = NEW.revision_no
      AND r.title = NEW.title AND r.body = NEW.body AND (r.author_kind = 'writer' OR NEW.shortened)) THEN
    RAISE EXCEPTION 'nobody publishes other words than a revision''s, nor a cut that is not told'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER whose_words BEFORE INSERT OR UPDATE OF revision_no, title, body, shortened ON publication
  FOR EACH ROW EXECUTE FUNCTION whose_words();`;
