import { type Kysely, sql } from 'kysely';

/** Campaigns are kept as versions that never change, and each text knows under which one it was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [CAMPAIGNS, VERSIONS, WRITTEN_UNDER, KINDS, GRANTS])
    await sql.raw(statement).execute(db);
}

/** The order is that of the public pages. What is served is one of its versions. */
const CAMPAIGNS = `
CREATE TABLE campaign (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9-]+$' AND char_length(slug) <= 60),
  state text NOT NULL CHECK (state IN ('draft', 'scheduled', 'live', 'closed', 'archived')),
  live_no integer,
  place integer NOT NULL CHECK (place > 0),
  made_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT shown_has_version CHECK (state IN ('draft', 'scheduled') OR live_no IS NOT NULL)
);`;

/**
 * "json" keeps the text to the letter, and the hash is of it. "no" counts all versions of a campaign, "version" those in
 * which writers are asked or told something else. No officer: it came with a release.
 */
const VERSIONS = `
CREATE TABLE campaign_version (
  campaign text NOT NULL REFERENCES campaign,
  no integer NOT NULL CHECK (no > 0),
  version integer NOT NULL CHECK (version BETWEEN 1 AND no),
  hash text NOT NULL,
  record json NOT NULL,
  officer text,
  why text NOT NULL CHECK (char_length(why) BETWEEN 1 AND 500),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign, no),
  CONSTRAINT hash_of_record CHECK (hash = encode(sha256(convert_to(record::text, 'UTF8')), 'hex')),
  CONSTRAINT record_of_campaign CHECK (coalesce(record->>'slug', '') = campaign),
  CONSTRAINT record_length CHECK (octet_length(record::text) <= 262144)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON campaign_version
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE campaign ADD CONSTRAINT live_version FOREIGN KEY (slug, live_no)
  REFERENCES campaign_version (campaign, no);

-- None is left out: the next number is the only one there is.
CREATE FUNCTION next_version() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  newest campaign_version;
BEGIN
  PERFORM FROM campaign WHERE slug = NEW.campaign FOR UPDATE;
  SELECT * INTO newest FROM campaign_version WHERE campaign = NEW.campaign ORDER BY no DESC LIMIT 1;
  IF NEW.no <> coalesce(newest.no, 0) + 1
    OR NEW.version NOT BETWEEN greatest(coalesce(newest.version, 1), 1) AND coalesce(newest.version, 0) + 1
  THEN RAISE EXCEPTION 'version % of % is not the next one', NEW.no, NEW.campaign
    USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER next_version BEFORE INSERT ON campaign_version FOR EACH ROW EXECUTE FUNCTION next_version();`;

/**
 * The release before does not name one: then it is what is served. NOT VALID spares the archive a walk; only texts from
 * before name none, and each migration run gives those of a known campaign its first.
 */
const WRITTEN_UNDER = `
ALTER TABLE story ADD campaign_version integer,
  ADD CONSTRAINT written_under FOREIGN KEY (campaign, campaign_version)
    REFERENCES campaign_version (campaign, no) NOT VALID;
CREATE INDEX story_of_campaign ON story (campaign, campaign_version);
CREATE FUNCTION bind_to_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  SELECT live_no INTO NEW.campaign_version FROM campaign WHERE slug = NEW.campaign;
  RETURN NEW;
END $$;
CREATE TRIGGER bind_to_version BEFORE INSERT ON story FOR EACH ROW
  WHEN (NEW.campaign_version IS NULL) EXECUTE FUNCTION bind_to_version();

-- What somebody was asked does not change behind their back.
CREATE FUNCTION stays_bound() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'story % was written under another version', OLD.id USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER stays_bound BEFORE UPDATE OF campaign, campaign_version ON story FOR EACH ROW
  WHEN (OLD.campaign <> NEW.campaign OR OLD.campaign_version <> NEW.campaign_version)
  EXECUTE FUNCTION stays_bound();`;

const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_campaigns text := replace(kinds, $$'rotate-secret'::text$$, $$'rotate-secret'::text,
    'make-campaign'::text, 'edit-campaign'::text, 'agree-campaign'::text, 'publish-campaign'::text,
    'schedule-campaign'::text, 'unschedule-campaign'::text, 'open-campaign'::text, 'close-campaign'::text,
    'reopen-campaign'::text, 'archive-campaign'::text, 'roll-back-campaign'::text, 'set-aside-campaign'::text$$);
BEGIN
  IF with_campaigns = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for campaigns'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_campaigns;
END $do$;`;

/** All that is in a version was agreed to be read by everybody. */
const GRANTS = `
GRANT SELECT ON campaign, campaign_version TO hikaya_web, hikaya_desk, hikaya_worker, hikaya_receipt;
GRANT INSERT (campaign_version) ON story TO hikaya_web;`;
