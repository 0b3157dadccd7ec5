import { type Kysely, sql } from 'kysely';

/**
 * Nothing public leads to a child, whatever a program believes: no age, city, belief, link or handle, no name that
 * nobody confirmed, and nothing at all without an adult's permission. What was published before is brought under
 * it by the desk, which says what it changed; so the checks ask only what is written from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FACE).execute(db);
  await sql.raw(CONFIRMED).execute(db);
}

const FACE = `
ALTER TABLE publication ADD CONSTRAINT childs_face CHECK (NOT child OR (city IS NULL
  AND belief IS NULL AND link IS NULL AND social_handle IS NULL AND coalesce(age, 0) = 0)) NOT VALID;`;

const CONFIRMED = `
CREATE FUNCTION child_first() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM story WHERE id = NEW.story_id AND guardian) AND NOT EXISTS
      (SELECT FROM event WHERE story_id = NEW.story_id AND kind = 'state-permission') THEN
    RAISE EXCEPTION 'nobody publishes a child''s words without permission' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.name IS NOT NULL AND NOT EXISTS
      (SELECT FROM event WHERE story_id = NEW.story_id AND kind = 'confirm-name') THEN
    RAISE EXCEPTION 'nobody publishes a child''s name unconfirmed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER child_first BEFORE INSERT ON publication FOR EACH ROW WHEN (NEW.child)
  EXECUTE FUNCTION child_first();`;
