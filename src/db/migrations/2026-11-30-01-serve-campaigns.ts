import { type Kysely, sql } from 'kysely';

/** Readers are served campaigns from their versions, and a text is bound to the one it was written under. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [CHANGES, SERVED, BINDING, PUBLICATIONS, LENGTHS])
    await sql.raw(statement).execute(db);
}

/**
 * One number says whether anything changed: every process asks for it several times a second. What changed lies in
 * "campaign_change" until every cached page that shows it is purged. A banner stands on every page.
 */
const CHANGES = `
CREATE TABLE campaign_news (only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), no bigint NOT NULL DEFAULT 0);
INSERT INTO campaign_news DEFAULT VALUES;
CREATE TABLE campaign_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign text NOT NULL,
  categories text[] NOT NULL,
  banner boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  purged_at timestamptz,
  purges integer NOT NULL DEFAULT 0
);
CREATE INDEX campaign_change_by_purge ON campaign_change (purged_at NULLS FIRST);
ALTER TABLE campaign ADD closed_at timestamptz;

CREATE FUNCTION note_campaign_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  -- A draft is nobody's news.
  IF NEW.live_no IS NULL THEN RETURN NEW; END IF;
  UPDATE campaign_news SET no = no + 1;
  INSERT INTO campaign_change (campaign, categories, banner)
    SELECT NEW.slug, coalesce(array_agg(DISTINCT record->>'category')
        FILTER (WHERE record->>'category' IS NOT NULL), '{}'),
      coalesce(bool_or(json_typeof(record->'banner') = 'object'), false)
    FROM campaign_version WHERE campaign = NEW.slug
      AND no IN (NEW.live_no, CASE TG_OP WHEN 'UPDATE' THEN OLD.live_no END);
  RETURN NEW;
END $$;
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON campaign FOR EACH ROW EXECUTE FUNCTION note_campaign_change();

CREATE FUNCTION keep_closed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.closed_at := CASE WHEN NEW.state IN ('closed', 'archived')
    THEN CASE WHEN OLD.state IN ('closed', 'archived') THEN OLD.closed_at ELSE now() END END;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_closed_at BEFORE UPDATE OF state, closed_at ON campaign FOR EACH ROW
  EXECUTE FUNCTION keep_closed_at();
UPDATE campaign SET closed_at = now() WHERE state IN ('closed', 'archived');`;

/** The public's processes read what was opened. That somebody has begun a campaign is nobody's business. */
const SERVED = `
CREATE VIEW served_campaign AS
  SELECT slug, state, live_no, place, closed_at FROM campaign WHERE state IN ('live', 'closed', 'archived');
REVOKE SELECT ON campaign FROM hikaya_web, hikaya_receipt;
GRANT SELECT ON served_campaign, campaign_news TO hikaya_web, hikaya_receipt, hikaya_desk, hikaya_worker;
GRANT SELECT, UPDATE, DELETE ON campaign_change TO hikaya_worker;`;

/**
 * Whoever had begun may finish: under a version that was replaced, or a form that was closed, less than seven days ago.
 * A text that names no version was begun just now. Of a campaign that nobody made there is nothing to know.
 */
const BINDING = `
DROP TRIGGER bind_to_version ON story;
CREATE OR REPLACE FUNCTION bind_to_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  kept campaign;
  closes timestamptz;
  replaced timestamptz;
  lengths text;
BEGIN
  SELECT * INTO kept FROM campaign WHERE slug = NEW.campaign;
  IF FOUND THEN
    closes := (SELECT (record->>'closesAt')::timestamptz FROM campaign_version
      WHERE campaign = kept.slug AND no = kept.live_no);
    closes := CASE kept.state WHEN 'live' THEN closes ELSE coalesce(kept.closed_at, '-infinity') END;
    IF closes <= (CASE WHEN NEW.campaign_version IS NULL THEN now() ELSE now() - interval '7 days' END) THEN
      RAISE EXCEPTION '% is closed', NEW.campaign USING ERRCODE = 'check_violation', CONSTRAINT = 'campaign_closed';
    END IF;
    NEW.campaign_version := coalesce(NEW.campaign_version, kept.live_no);
    replaced := (SELECT at FROM campaign_version
      WHERE campaign = kept.slug AND no = NEW.campaign_version + 1 AND no <= kept.live_no);
    IF NEW.campaign_version IS NULL OR NEW.campaign_version > kept.live_no
      OR replaced <= now() - interval '7 days' THEN
      RAISE EXCEPTION 'nobody is asked so by % any more', NEW.campaign
        USING ERRCODE = 'check_violation', CONSTRAINT = 'version_over';
    END IF;
  END IF;
  lengths := form_lengths(NEW.campaign, NEW.campaign_version);
  IF char_length(NEW.link) > (CASE lengths WHEN 'general' THEN 150 ELSE 80 END) THEN
    RAISE EXCEPTION 'a link too long for %', NEW.campaign USING ERRCODE = 'check_violation', CONSTRAINT = 'link_length';
  ELSIF char_length(NEW.social_handle) > (CASE lengths WHEN 'general' THEN 50 ELSE 30 END) THEN
    RAISE EXCEPTION 'a handle too long for %', NEW.campaign
      USING ERRCODE = 'check_violation', CONSTRAINT = 'handle_length';
  END IF;
  RETURN NEW;
END $$;

-- What its own form allows. Texts from before there were versions were held to the name of their form.
CREATE FUNCTION form_lengths(form text, written_under integer) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT coalesce(
    (SELECT record->'form'->>'limits' FROM campaign_version WHERE campaign = form AND no = coalesce(written_under, 1)),
    CASE form WHEN 'general' THEN 'general' ELSE 'campaign' END)
$$;
CREATE TRIGGER bind_to_version BEFORE INSERT ON story FOR EACH ROW EXECUTE FUNCTION bind_to_version();`;

/** Readers meet a text as its own version names its writer and whom it is to. */
const PUBLICATIONS = `
ALTER TABLE publication ADD campaign_version integer;
CREATE FUNCTION shown_as_written() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  NEW.campaign_version := (SELECT campaign_version FROM story WHERE id = NEW.story_id);
  RETURN NEW;
END $$;
CREATE TRIGGER shown_as_written BEFORE INSERT ON publication FOR EACH ROW EXECUTE FUNCTION shown_as_written();
-- None says the first, so only a text from a later one is touched.
UPDATE publication p SET campaign_version = s.campaign_version FROM story s
  WHERE s.id = p.story_id AND s.campaign_version > 1;`;

/** The table keeps the outer bounds; which of them hold is the version's. NOT VALID spares the archive a walk. */
const LENGTHS = `
ALTER TABLE story DROP CONSTRAINT link_length, DROP CONSTRAINT handle_length,
  ADD CONSTRAINT link_length CHECK (char_length(link) <= 150) NOT VALID,
  ADD CONSTRAINT handle_length CHECK (char_length(social_handle) <= 50) NOT VALID;
ALTER TABLE revision DROP CONSTRAINT title_length, ADD CONSTRAINT title_length
  CHECK (CASE WHEN erased THEN title = '' ELSE char_length(title) BETWEEN 2 AND 80 END) NOT VALID;
CREATE FUNCTION title_as_asked() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  version integer := (SELECT campaign_version FROM story WHERE id = NEW.story_id);
BEGIN
  IF char_length(NEW.title) > (CASE form_lengths(NEW.campaign, version) WHEN 'general' THEN 80 ELSE 50 END) THEN
    RAISE EXCEPTION 'a title too long for %', NEW.campaign
      USING ERRCODE = 'check_violation', CONSTRAINT = 'title_length';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER title_as_asked BEFORE INSERT ON revision FOR EACH ROW EXECUTE FUNCTION title_as_asked();`;
