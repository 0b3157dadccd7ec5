import { type Kysely, sql } from 'kysely';

/** What is put aside says until when and what for, and comes back by itself on that day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(PARKED).execute(db);
}

/**
 * What was put aside without a day, before this release or by the one before while both run, is given one: nobody is
 * forgotten. The columns keep their values when it is taken up, so that an undo finds them again.
 */
const PARKED = `
ALTER TABLE story
  ADD parked_until date,
  ADD parked_for text CHECK (parked_for IN
    ('adults-yes', 'writers-answer', 'another-language', 'familys-wish', 'something-else'));
CREATE FUNCTION parked_has_an_end() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.parked_until := coalesce(NEW.parked_until, current_date + 14);
  NEW.parked_for := coalesce(NEW.parked_for, 'something-else');
  RETURN NEW;
END $$;
CREATE TRIGGER parked_has_an_end BEFORE INSERT OR UPDATE ON story FOR EACH ROW
  WHEN (NEW.state = 'parked') EXECUTE FUNCTION parked_has_an_end();
UPDATE story SET parked_until = current_date + 14 WHERE state = 'parked';
ALTER TABLE story ADD CONSTRAINT parked_has_an_end
  CHECK (state <> 'parked' OR (parked_until IS NOT NULL AND parked_for IS NOT NULL));
CREATE INDEX story_parked ON story (parked_until, received_at, id) WHERE state = 'parked';
GRANT UPDATE (parked_until, parked_for) ON story TO hikaya_desk;`;
