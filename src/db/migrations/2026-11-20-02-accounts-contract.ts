import { type Kysely, sql } from 'kysely';

/**
 * What the desk holds to, whatever a program believes: no key to an account that is somebody's without a second lead,
 * and no password for a lead. The release before still offers both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [SECOND_LEAD, LEADS]) await sql.raw(statement).execute(db);
}

const SECOND_LEAD = `
CREATE FUNCTION second_lead() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.invited_by IS NOT NULL AND EXISTS (SELECT FROM officer WHERE email = NEW.email)
    AND NOT EXISTS (SELECT FROM officer o WHERE o.id = NEW.agreed_by AND o.id <> NEW.invited_by
      AND o.email <> NEW.email AND o.role = 'lead' AND o.disabled_at IS NULL AND o.leads_from <= now())
  THEN RAISE EXCEPTION 'a second lead agrees first' USING ERRCODE = 'check_violation'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER second_lead BEFORE INSERT ON invitation FOR EACH ROW EXECUTE FUNCTION second_lead();`;

/** A password can be asked for on a telephone, a passkey cannot. */
const LEADS = `
CREATE FUNCTION passkeys_only() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM officer WHERE id = NEW.officer_id AND role = 'lead')
  THEN RAISE EXCEPTION 'a lead has passkeys only' USING ERRCODE = 'check_violation'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER passkeys_only BEFORE INSERT ON officer_account FOR EACH ROW EXECUTE FUNCTION passkeys_only();
CREATE TRIGGER passkeys_only BEFORE INSERT ON officer_two_factor FOR EACH ROW EXECUTE FUNCTION passkeys_only();
DELETE FROM officer_account WHERE officer_id IN (SELECT id FROM officer WHERE role = 'lead');
DELETE FROM officer_two_factor WHERE officer_id IN (SELECT id FROM officer WHERE role = 'lead');
UPDATE officer SET two_factor_enabled = false WHERE role = 'lead';
CREATE FUNCTION lead_without_codes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM officer_account WHERE officer_id = NEW.id;
  DELETE FROM officer_two_factor WHERE officer_id = NEW.id;
  NEW.two_factor_enabled := false;
  RETURN NEW;
END $$;
CREATE TRIGGER lead_without_codes BEFORE UPDATE OF role ON officer FOR EACH ROW
  WHEN (NEW.role = 'lead' AND OLD.role <> 'lead') EXECUTE FUNCTION lead_without_codes();`;
