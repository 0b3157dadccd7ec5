import { type Kysely, sql } from 'kysely';

/** Leads change campaigns at the desk, and nobody alone opens one or changes what writers are asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [DRAFTS, KINDS, READINGS, AGREEING, VERSIONS, STATES, GRANTS])
    await sql.raw(statement).execute(db);
}

/**
 * A draft and what waits for its hour are no versions: nobody is served them, and the public's processes cannot read
 * them. Whoever asks for a second lead asks for these words: another hash is asked for anew.
 */
const DRAFTS = `
CREATE TABLE campaign_draft (
  campaign text PRIMARY KEY REFERENCES campaign ON DELETE CASCADE,
  hash text NOT NULL,
  record json NOT NULL,
  officer text NOT NULL,
  at timestamptz NOT NULL,
  asked_at timestamptz,
  note text CHECK (char_length(note) BETWEEN 1 AND 500),
  opens_at timestamptz,
  CONSTRAINT asked_with_words CHECK (asked_at IS NOT NULL OR (note IS NULL AND opens_at IS NULL)),
  CONSTRAINT hash_of_record CHECK (hash = encode(sha256(convert_to(record::text, 'UTF8')), 'hex')),
  CONSTRAINT record_of_campaign CHECK (coalesce(record->>'slug', '') = campaign),
  CONSTRAINT record_length CHECK (octet_length(record::text) <= 262144)
);
CREATE TABLE campaign_scheduled (
  campaign text PRIMARY KEY REFERENCES campaign ON DELETE CASCADE,
  hash text NOT NULL,
  record json NOT NULL,
  officer text NOT NULL,
  why text NOT NULL CHECK (char_length(why) BETWEEN 1 AND 500),
  opens_at timestamptz NOT NULL,
  CONSTRAINT hash_of_record CHECK (hash = encode(sha256(convert_to(record::text, 'UTF8')), 'hex')),
  CONSTRAINT record_of_campaign CHECK (coalesce(record->>'slug', '') = campaign)
);
CREATE INDEX campaign_scheduled_due ON campaign_scheduled (opens_at);

-- Another word was not what was asked about.
CREATE FUNCTION asked_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.asked_at := NULL;
  NEW.note := NULL;
  NEW.opens_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER asked_anew BEFORE UPDATE ON campaign_draft FOR EACH ROW
  WHEN (OLD.hash <> NEW.hash OR OLD.officer <> NEW.officer) EXECUTE FUNCTION asked_anew();

-- Opened by one lead: until then, unless a second one agrees.
ALTER TABLE campaign_version ADD alone_until timestamptz;
ALTER TABLE policy ADD one_lead_may_open boolean NOT NULL DEFAULT false;`;

const KINDS = `
DO $do$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conname = 'event_kind_check' AND conrelid = 'event'::regclass);
  with_leads text := replace(kinds, $$'make-campaign'::text,$$, $$'make-campaign'::text,
    'ask-campaign'::text, 'not-yet-campaign'::text, 'open-alone-campaign'::text,$$);
BEGIN
  IF with_leads = kinds THEN RAISE EXCEPTION 'event_kind_check has no place for leads'; END IF;
  ALTER TABLE event DROP CONSTRAINT event_kind_check;
  EXECUTE 'ALTER TABLE event ADD CONSTRAINT event_kind_check ' || with_leads;
END $do$;
CREATE INDEX event_of_campaign ON event (subject, no) WHERE kind IN ('agree-campaign', 'publish-campaign',
  'roll-back-campaign', 'open-campaign', 'unschedule-campaign', 'set-aside-campaign');`;

/** What a program believes of a record is asked again here, in English: translations are corrected by one lead. */
const READINGS = `
CREATE FUNCTION is_lead_now(id text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM officer o WHERE o.id = is_lead_now.id AND role = 'lead' AND disabled_at IS NULL
    AND leads_from <= now())
$$;

CREATE FUNCTION in_english(value jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE
  SET search_path = public, pg_temp AS $$
BEGIN
  IF jsonb_typeof(value) = 'object' THEN
    IF jsonb_typeof(value->'en') = 'string' THEN RETURN value->'en'; END IF;
    RETURN (SELECT coalesce(jsonb_object_agg(e.key, in_english(e.value)), '{}') FROM jsonb_each(value) e);
  ELSIF jsonb_typeof(value) = 'array' THEN
    RETURN (SELECT coalesce(jsonb_agg(in_english(e.one) ORDER BY e.place), '[]')
      FROM jsonb_array_elements(value) WITH ORDINALITY e(one, place));
  END IF;
  RETURN value;
END $$;

CREATE FUNCTION in_any_order(list jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
  SET search_path = public, pg_temp AS $$
  SELECT CASE jsonb_typeof(list) WHEN 'array' THEN
    (SELECT jsonb_agg(one ORDER BY one) FROM jsonb_array_elements(list) one) END
$$;

-- What its writers are asked and told. Lists, landings, pictures and the order of things are not among it.
CREATE FUNCTION asked_of_writers(record json) RETURNS jsonb LANGUAGE sql IMMUTABLE
  SET search_path = public, pg_temp AS $$
  SELECT jsonb_build_array(r->'slug', r->'category', r->'writingType', r->'remembrance', r->'authorLabel', r->'goal',
    in_english(r->'name'), in_english(r->'summary'), in_english(r->'beginnings'), in_english(r->'whereItGoes'),
    in_english(r->'thanks'->'lead'), in_english(r->'home'->'addressee'),
    CASE jsonb_typeof(r->'form') WHEN 'object' THEN in_english((r->'form') - 'requires' - 'languages') END,
    in_any_order(r->'form'->'requires'), in_any_order(r->'form'->'languages'),
    in_any_order(in_english(r->'recipients')))
  FROM (SELECT record::jsonb AS r) given
$$;`;

const AGREEING = `
-- By whom it was opened alone, if it was; also after smaller changes.
CREATE FUNCTION opened_alone_by(slug text) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT officer FROM campaign_version WHERE campaign = slug AND alone_until IS NOT NULL ORDER BY no LIMIT 1
$$;

-- Whoever agrees is a lead, has not made the words, and was asked for these, or finds them opened by another alone.
CREATE FUNCTION agreed_by_another() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  wanted text := right(coalesce(NEW.internal_note, ''), 64);
BEGIN
  IF pg_has_role(session_user, 'hikaya_migrator', 'MEMBER') OR is_lead_now(NEW.officer) AND (
    EXISTS (SELECT FROM campaign_draft d WHERE d.campaign = NEW.subject AND d.hash = wanted
      AND d.asked_at IS NOT NULL AND d.officer <> NEW.officer)
    OR EXISTS (SELECT FROM campaign c JOIN campaign_version v ON v.campaign = c.slug AND v.no = c.live_no
      WHERE c.slug = NEW.subject AND v.hash = wanted AND v.alone_until IS NOT NULL
        AND opened_alone_by(c.slug) <> NEW.officer))
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'nobody agrees alone' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER agreed_by_another BEFORE INSERT ON event FOR EACH ROW
  WHEN (NEW.kind = 'agree-campaign') EXECUTE FUNCTION agreed_by_another();

-- To these words, since something of it was last decided; and whoever did may still agree to anything.
CREATE FUNCTION another_agreed(slug text, wanted text, maker text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM event a WHERE a.kind = 'agree-campaign' AND a.subject = slug
    AND right(a.internal_note, 64) = wanted AND a.officer <> maker AND is_lead_now(a.officer)
    AND a.no > coalesce((SELECT max(e.no) FROM event e WHERE e.subject = slug AND e.kind IN ('publish-campaign',
      'roll-back-campaign', 'open-campaign', 'unschedule-campaign', 'set-aside-campaign')), 0))
$$;

-- Two stand behind it, or a release does: all but what one lead opened alone and nobody agreed to.
CREATE FUNCTION stands_on_two(v campaign_version) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT v.alone_until IS NULL OR EXISTS (SELECT FROM event WHERE kind = 'agree-campaign' AND subject = v.campaign
    AND right(internal_note, 64) = v.hash AND officer <> opened_alone_by(v.campaign))
$$;`;

/** A version is what two leads agreed to, or what one may change, or what was served before; the rest is refused. */
const VERSIONS = `
CREATE FUNCTION not_by_one_alone() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  live campaign_version;
BEGIN
  -- A release is migrated to by whoever owns the tables.
  IF pg_has_role(session_user, 'hikaya_migrator', 'MEMBER') THEN RETURN NEW; END IF;
  IF NOT is_lead_now(coalesce(NEW.officer, '')) THEN
    RAISE EXCEPTION 'a version is made by a lead' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.alone_until IS NULL AND another_agreed(NEW.campaign, NEW.hash, NEW.officer) THEN RETURN NEW; END IF;
  SELECT v.* INTO live FROM campaign c JOIN campaign_version v ON v.campaign = c.slug AND v.no = c.live_no
    WHERE c.slug = NEW.campaign;
  IF live.campaign IS NULL THEN
    IF NEW.alone_until <= NEW.at + interval '12 hours' AND (SELECT one_lead_may_open FROM policy)
    THEN RETURN NEW; END IF;
  ELSIF NEW.alone_until IS NOT DISTINCT FROM (CASE WHEN NOT stands_on_two(live) THEN live.alone_until END)
    AND NEW.version = live.version AND asked_of_writers(NEW.record) = asked_of_writers(live.record)
  THEN RETURN NEW;
  ELSIF NEW.alone_until IS NULL AND EXISTS (SELECT FROM campaign_version v
    WHERE v.campaign = NEW.campaign AND v.hash = NEW.hash AND stands_on_two(v))
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'nobody alone opens % or changes what its writers are asked', NEW.campaign
    USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER not_by_one_alone BEFORE INSERT ON campaign_version FOR EACH ROW
  EXECUTE FUNCTION not_by_one_alone();`;

/** The states of src/domain/campaigns/campaign-states.ts; a test holds both lists together. */
const STATES = `
CREATE FUNCTION campaign_steps() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  live campaign_version;
BEGIN
  IF pg_has_role(session_user, 'hikaya_migrator', 'MEMBER') THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.state = 'draft' AND NEW.live_no IS NULL THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'a campaign begins as a draft' USING ERRCODE = 'check_violation';
  ELSIF TG_OP = 'DELETE' THEN
    IF OLD.state = 'draft' THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'only a draft is thrown away' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.slug <> OLD.slug OR (NEW.state <> OLD.state AND OLD.state || ' ' || NEW.state NOT IN (
    'draft scheduled', 'draft live', 'scheduled draft', 'scheduled live', 'live closed', 'live archived',
    'closed live', 'closed archived', 'archived live'))
  THEN RAISE EXCEPTION 'from % a campaign does not become %', OLD.state, NEW.state
    USING ERRCODE = 'check_violation';
  END IF;
  SELECT * INTO live FROM campaign_version WHERE campaign = NEW.slug ORDER BY no DESC LIMIT 1;
  IF NEW.live_no IS DISTINCT FROM OLD.live_no AND NEW.live_no IS DISTINCT FROM live.no THEN
    RAISE EXCEPTION 'the newest version of % is served, and no other', NEW.slug USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state = 'live' AND OLD.state IN ('closed', 'archived') AND NOT stands_on_two(live) THEN
    RAISE EXCEPTION 'nobody alone opens % again', NEW.slug USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER campaign_steps BEFORE INSERT OR UPDATE OR DELETE ON campaign FOR EACH ROW
  EXECUTE FUNCTION campaign_steps();`;

const GRANTS = `
GRANT INSERT (slug, state, place), UPDATE (state, live_no, place), DELETE ON campaign TO hikaya_desk;
GRANT INSERT ON campaign_version TO hikaya_desk;
GRANT SELECT, INSERT, UPDATE, DELETE ON campaign_draft, campaign_scheduled TO hikaya_desk;
GRANT UPDATE (one_lead_may_open) ON policy TO hikaya_desk;`;
