import { type Kysely, sql } from 'kysely';

/**
 * A restore must not show what a writer hid or paused since, nor words that were cut out. So the
 * journal also learns what a writer wishes, as flags, and which revision became public again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [COLUMNS, WISHES, RETURNS, ONLY_MORE, ALREADY_THERE])
    await sql.raw(statement).execute(db);
}

const COLUMNS = `
ALTER TABLE erasure
  DROP CONSTRAINT erasure_kind_check,
  ADD CONSTRAINT erasure_kind_check CHECK
    (kind IN ('contact', 'words', 'withdraw', 'remove', 'review', 'return', 'wishes')),
  ADD revision_no integer,
  ADD wishes text[] CHECK (wishes <@ '{hideName,coarseAge,hideCity,hideBelief,paused}'::text[]),
  ADD CONSTRAINT wishes_told CHECK ((kind = 'wishes') = (wishes IS NOT NULL));`;

/** Every line tells all that holds from then on; none of it says what is hidden. */
const WISHES = `
CREATE FUNCTION wishes_of(s story) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY[CASE WHEN s.hide_name THEN 'hideName' END,
    CASE WHEN s.coarse_age THEN 'coarseAge' END, CASE WHEN s.hide_city THEN 'hideCity' END,
    CASE WHEN s.hide_belief THEN 'hideBelief' END, CASE WHEN s.paused THEN 'paused' END], NULL)
$$;

CREATE FUNCTION note_wishes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public AS $$
BEGIN
  IF wishes_of(NEW) = wishes_of(OLD) THEN RETURN NULL; END IF;
  INSERT INTO erasure (story_id, hash, kind, why, wishes)
    VALUES (NEW.id, NEW.hash, 'wishes', 'writer', wishes_of(NEW));
  RETURN NULL;
END $$;
CREATE TRIGGER note_wishes AFTER UPDATE OF hide_name, coarse_age, hide_city, hide_belief, paused
  ON story FOR EACH ROW EXECUTE FUNCTION note_wishes();`;

/** As before, and what is public again says in which revision. */
const RETURNS = `
CREATE OR REPLACE FUNCTION note_state() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public AS $$
BEGIN
  IF NEW.state = OLD.state THEN RETURN NULL; END IF;
  IF NEW.state = 'withdrawn' THEN
    INSERT INTO erasure (story_id, hash, kind, why) VALUES (NEW.id, NEW.hash, 'withdraw',
      CASE WHEN erasure_asked(NEW.id) THEN 'request' ELSE 'writer' END);
  ELSIF NEW.state = 'removed' THEN
    INSERT INTO erasure (story_id, hash, kind, why) VALUES (NEW.id, NEW.hash, 'remove', 'officer');
  ELSIF NEW.state = 'published' THEN
    INSERT INTO erasure (story_id, hash, kind, why, revision_no)
      SELECT NEW.id, NEW.hash, 'return', 'officer', NEW.revision_no
      WHERE EXISTS (SELECT 1 FROM erasure WHERE story_id = NEW.id AND kind IN ('remove', 'review'));
  ELSIF OLD.state IN ('published', 'removed') THEN
    INSERT INTO erasure (story_id, hash, kind, why) VALUES (NEW.id, NEW.hash, 'review', 'officer');
  END IF;
  RETURN NULL;
END $$;`;

/** The desk's role replays the journal: it may hide what a writer hid, and never show it. */
const ONLY_MORE = `
CREATE FUNCTION only_hide_more() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'hikaya_desk' AND NOT wishes_of(NEW) @> wishes_of(OLD) THEN
    RAISE EXCEPTION 'only its writer shows more of story %', OLD.id
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER only_hide_more BEFORE UPDATE OF hide_name, coarse_age, hide_city, hide_belief, paused
  ON story FOR EACH ROW EXECUTE FUNCTION only_hide_more();
GRANT UPDATE (hide_name, coarse_age, hide_city, hide_belief, paused) ON story TO hikaya_desk;`;

const ALREADY_THERE = `
INSERT INTO erasure (story_id, hash, kind, why, wishes)
  SELECT id, hash, 'wishes', 'writer', wishes_of(s) FROM story s
  WHERE hide_name OR coarse_age OR hide_city OR hide_belief OR paused;
INSERT INTO erasure (story_id, hash, kind, why, revision_no)
  SELECT p.story_id, p.hash, 'return', 'officer', p.revision_no FROM publication p
  WHERE EXISTS (SELECT 1 FROM erasure e WHERE e.story_id = p.story_id AND e.kind IN ('remove', 'review'));`;
