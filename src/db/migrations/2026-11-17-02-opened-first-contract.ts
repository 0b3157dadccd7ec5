import { type Kysely, sql } from 'kysely';

/**
 * The log takes no approval by an officer to whom the words were never handed out, whatever a program believes. A
 * release that does not write down who opened what could publish nothing; so it waits until none runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ASKED_AGAIN).execute(db);
  await sql.raw(OPENED_FIRST).execute(db);
}

/** Approvals from before wait in the queue once more: nobody can say whether they were read. */
const ASKED_AGAIN = `
UPDATE story SET approved_by = NULL, approved_revision = NULL, publish_at = NULL
  WHERE approved_by IS NOT NULL AND NOT EXISTS (SELECT FROM event WHERE story_id = story.id
    AND kind = 'open' AND officer = approved_by AND revision_no = approved_revision)`;

const OPENED_FIRST = `
CREATE FUNCTION opened_first() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM event WHERE story_id = NEW.story_id AND kind = 'open'
      AND officer = NEW.officer AND revision_no = NEW.revision_no) THEN
    RAISE EXCEPTION 'nobody publishes what nobody has opened' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER opened_first BEFORE INSERT ON event FOR EACH ROW
  WHEN (NEW.officer IS NOT NULL AND NEW.kind IN ('publish', 'approve', 'schedule'))
  EXECUTE FUNCTION opened_first();`;
