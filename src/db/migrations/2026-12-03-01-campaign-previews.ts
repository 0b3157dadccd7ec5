import { type Kysely, sql } from 'kysely';

/** A draft is seen under a secret address before anybody is served it, and under no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [PREVIEWS, READING, KINDS]) await sql.raw(statement).execute(db);
}

/**
 * One address a draft, for the words that it was asked for: with another word, and with the draft, it is gone. The
 * secret itself is kept nowhere.
 */
const PREVIEWS = `
CREATE TABLE campaign_preview (
  campaign text PRIMARY KEY REFERENCES campaign_draft ON DELETE CASCADE,
  secret_hash bytea NOT NULL UNIQUE CHECK (octet_length(secret_hash) = 32),
  draft_hash text NOT NULL,
  officer text NOT NULL,
  at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CONSTRAINT ends_soon CHECK (ends_at > at AND ends_at <= at + interval '7 days')
);
CREATE FUNCTION end_preview() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM campaign_preview WHERE campaign = NEW.campaign;
  RETURN NEW;
END $$;
CREATE TRIGGER end_preview AFTER UPDATE ON campaign_draft FOR EACH ROW
  WHEN (OLD.hash <> NEW.hash) EXECUTE FUNCTION end_preview();

-- Only of the words that are there, and only by a lead.
CREATE FUNCTION preview_of_draft() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM campaign_draft d WHERE d.campaign = NEW.campaign AND d.hash = NEW.draft_hash) THEN
    RAISE EXCEPTION 'a preview shows the draft that is there' USING ERRCODE = 'check_violation';
  END IF;
  IF NOT EXISTS (SELECT FROM officer o WHERE o.id = NEW.officer AND o.role = 'lead' AND o.disabled_at IS NULL) THEN
    RAISE EXCEPTION 'a preview is given by a lead' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER preview_of_draft BEFORE INSERT OR UPDATE ON campaign_preview FOR EACH ROW
  EXECUTE FUNCTION preview_of_draft();
GRANT SELECT (campaign, draft_hash, officer, at, ends_at), INSERT, UPDATE, DELETE ON campaign_preview TO hikaya_desk;`;

/** The public's processes learn of a draft from whoever shows its secret, and cannot ask which there are. */
const READING = `
CREATE FUNCTION previewed_draft(shown bytea) RETURNS json LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT json_build_object('record', d.record, 'endsAt', p.ends_at) FROM campaign_preview p
    JOIN campaign_draft d ON d.campaign = p.campaign AND d.hash = p.draft_hash
    JOIN officer o ON o.id = p.officer AND o.role = 'lead' AND o.disabled_at IS NULL
  WHERE p.secret_hash = shown AND p.ends_at > now()
$$;
REVOKE ALL ON FUNCTION previewed_draft(bytea), end_preview(), preview_of_draft() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION previewed_draft(bytea) TO hikaya_web;`;

const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_this text := replace(kinds, $$'ask-campaign'::text,$$, $$'ask-campaign'::text, 'preview-campaign'::text,$$);
BEGIN
  IF with_this = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for previews'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_this;
END $do$;`;
