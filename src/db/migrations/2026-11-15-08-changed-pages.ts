import { type Kysely, sql } from 'kysely';

/**
 * What changed on the public site and still has to be dropped by the caches in front. Written by the
 * database in the transaction of the change itself, so that none can be forgotten or come too early.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
CREATE TABLE publication_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash text NOT NULL,
  category text NOT NULL,
  writing_type text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  /** Purged more than once, for pages that were being made meanwhile. */
  purges smallint NOT NULL DEFAULT 0,
  purged_at timestamptz
);

CREATE FUNCTION note_publication_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  story publication := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  INSERT INTO publication_change (hash, category, writing_type)
    VALUES (story.hash, story.category, story.writing_type);
  RETURN NULL;
END $$;
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON publication
  FOR EACH ROW EXECUTE FUNCTION note_publication_change();

GRANT SELECT, UPDATE, DELETE ON publication_change TO hikaya_worker;`)
    .execute(db);
}
