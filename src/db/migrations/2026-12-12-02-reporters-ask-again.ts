import { type Kysely, sql } from 'kysely';

/** Whoever reported a text that stays may ask once that another officer looks again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [AGAIN, PLACING, REACHING, GRANTS]) await sql.raw(statement).execute(db);
}

/** The report that is asked about again, which goes on its own day, so nothing refers to it by a key. */
const AGAIN = `
ALTER TABLE report ADD again_of uuid,
  DROP CONSTRAINT report_receipt_hash_key,
  ADD CONSTRAINT again_has_words CHECK (again_of IS NULL OR (words <> '' AND receipt_hash IS NOT NULL));
CREATE UNIQUE INDEX report_first ON report (receipt_hash) WHERE again_of IS NULL;
CREATE UNIQUE INDEX report_again ON report (again_of);
CREATE UNIQUE INDEX report_once_again ON report (receipt_hash) WHERE again_of IS NOT NULL;
ALTER TABLE report_case ADD again boolean NOT NULL DEFAULT false;`;

/**
 * By whoever shows the same twelve words, once, within thirty days, about a case that somebody decided and that left the
 * text where it is. Everything else is as with any report, so whoever decided before does not decide this one.
 */
const PLACING = `
CREATE FUNCTION asks_again() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  before report;
BEGIN
  SELECT r.* INTO before FROM report r JOIN report_case c ON c.id = r.case_id
    WHERE r.id = NEW.again_of AND r.again_of IS NULL AND r.receipt_hash = NEW.receipt_hash
      AND r.hash = NEW.hash AND r.ground = NEW.ground
      AND c.outcome IN ('keep', 'change') AND c.closed_at > now() - interval '31 days'
    FOR UPDATE OF r;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is nothing to ask again' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER asks_again BEFORE INSERT ON report FOR EACH ROW
  WHEN (NEW.again_of IS NOT NULL) EXECUTE FUNCTION asks_again();`;

/** The case says so, and an address that is still kept is told of the new answer as it was of the first. */
const REACHING = `
CREATE FUNCTION reach_again() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE report_case SET again = true WHERE id = NEW.case_id;
  INSERT INTO report_contact (report_id, sealed_email, language)
    SELECT NEW.id, sealed_email, language FROM report_contact WHERE report_id = NEW.again_of;
  RETURN NULL;
END $$;
CREATE TRIGGER reach_again AFTER INSERT ON report FOR EACH ROW
  WHEN (NEW.again_of IS NOT NULL) EXECUTE FUNCTION reach_again();`;

/** A receipt adds nothing but that. */
const GRANTS = `
REVOKE ALL ON FUNCTION asks_again(), reach_again() FROM PUBLIC;
GRANT INSERT (id, hash, ground, words, lane, receipt_hash, again_of) ON report TO hikaya_receipt;
GRANT SELECT (again_of) ON report TO hikaya_receipt;
CREATE POLICY only_again ON report AS RESTRICTIVE FOR INSERT TO hikaya_receipt
  WITH CHECK (again_of IS NOT NULL AND lane = 'normal' AND receipt_hash = shown_receipt());
-- Of any text, since anybody can see that it is there.
CREATE FUNCTION is_public(wanted text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM story WHERE hash = wanted AND state = 'published') $$;
REVOKE ALL ON FUNCTION is_public(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_public(text) TO hikaya_receipt;`;
