import { type Kysely, sql } from 'kysely';

/** Pictures in the sizes that readers are sent. The public's processes are given what is public now, and no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [PICTURES, SERVED]) await sql.raw(statement).execute(db);
}

const PICTURES = `
CREATE TABLE content_picture (
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  width integer NOT NULL CHECK (width BETWEEN 1 AND 1600),
  format text NOT NULL CHECK (format IN ('avif', 'webp', 'jpg')),
  bytes bytea NOT NULL CHECK (octet_length(bytes) <= 10485760),
  at timestamptz NOT NULL,
  PRIMARY KEY (hash, width, format)
);
ALTER TABLE content_picture ALTER bytes SET STORAGE EXTERNAL;
GRANT SELECT, INSERT, DELETE ON content_picture TO hikaya_desk;`;

const SERVED = `
CREATE FUNCTION served_picture(wanted text, wide integer, kind text) RETURNS bytea LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.bytes FROM content_picture p
  WHERE p.hash = wanted AND p.width = wide AND p.format = kind AND EXISTS (
    SELECT FROM content_version v, json_array_elements(v.record->'items') AS item
    WHERE v.slot IN ('impact-pictures', 'sudan-photo') AND item.value->>'hash' = wanted
      AND v.no = (SELECT max(n.no) FROM content_version n WHERE n.slot = v.slot))
$$;
REVOKE EXECUTE ON FUNCTION served_picture(text, integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION served_picture(text, integer, text) TO hikaya_web;

-- What was served once may be served again, and a draft shows its own. The rest was chosen by mistake.
CREATE FUNCTION picture_in_use(wanted text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM content_version v, json_array_elements(v.record->'items') AS item
      WHERE v.slot IN ('impact-pictures', 'sudan-photo') AND item.value->>'hash' = wanted)
    OR EXISTS (SELECT FROM content_draft d, json_array_elements(d.record->'items') AS item
      WHERE d.slot IN ('impact-pictures', 'sudan-photo') AND item.value->>'hash' = wanted)
$$;
CREATE FUNCTION picture_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF picture_in_use(OLD.hash) THEN
    RAISE EXCEPTION 'picture % is in use', OLD.hash USING ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER picture_stays BEFORE DELETE ON content_picture FOR EACH ROW EXECUTE FUNCTION picture_stays();`;
