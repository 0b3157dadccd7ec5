import { type Kysely, sql } from 'kysely';

/** How the house is: figures, processes, and when the chores of operators were done. Nothing of a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [TABLES, NOTING, FIGURES, MAILS, GRANTS])
    await sql.raw(statement).execute(db);
}

const TABLES = `
CREATE TABLE process (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('web', 'desk', 'worker', 'purger')),
  version text NOT NULL CHECK (char_length(version) <= 40),
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  memory_mb integer NOT NULL CHECK (memory_mb >= 0)
);

-- One row for each hour in which such a process was there.
CREATE TABLE process_hour (
  kind text NOT NULL,
  hour timestamptz NOT NULL,
  starts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, hour)
);

CREATE TABLE chore (
  name text PRIMARY KEY CHECK (name IN ('backup', 'forget', 'restore', 'verify-log')),
  done_at timestamptz NOT NULL,
  note text NOT NULL CHECK (char_length(note) <= 200)
);`;

/** The role says which kind of process it is, so that none can pass for another. */
const NOTING = `
CREATE FUNCTION process_seen(wanted uuid, its_version text, since timestamptz, memory integer)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  its_kind text := replace(session_user, 'hikaya_', '');
  is_new boolean;
BEGIN
  INSERT INTO process (id, kind, version, started_at, seen_at, memory_mb)
    VALUES (wanted, its_kind, its_version, since, now(), memory)
    ON CONFLICT (id) DO UPDATE SET seen_at = now(), memory_mb = excluded.memory_mb
      WHERE process.kind = its_kind
    RETURNING xmax = 0 INTO is_new;
  INSERT INTO process_hour (kind, hour, starts)
    VALUES (its_kind, date_trunc('hour', now()), coalesce(is_new, false)::integer)
    ON CONFLICT (kind, hour) DO UPDATE SET starts = process_hour.starts + excluded.starts
      WHERE excluded.starts > 0;
  IF is_new THEN
    DELETE FROM process WHERE seen_at < now() - interval '1 day';
    DELETE FROM process_hour WHERE hour < now() - interval '2 days';
  END IF;
END $$;

CREATE FUNCTION process_gone(wanted uuid) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  DELETE FROM process WHERE id = wanted AND kind = replace(session_user, 'hikaya_', '')
$$;

CREATE FUNCTION chore_done(its_name text, its_note text) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  INSERT INTO chore (name, done_at, note) VALUES (its_name, now(), its_note)
    ON CONFLICT (name) DO UPDATE SET done_at = excluded.done_at, note = excluded.note
$$;`;

/** Counts and ages in seconds. An age is missing where nothing waits. */
const FIGURES = `
CREATE FUNCTION age_seconds(since timestamptz) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT extract(epoch FROM now() - since)::double precision
$$;

CREATE FUNCTION system_figures(today date) RETURNS TABLE (name text, value double precision)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT f.name, f.value FROM (
    SELECT v.* FROM (SELECT count(*) AS waiting, count(*) FILTER (WHERE due_on < today) AS overdue,
        min(received_at) AS oldest, count(*) FILTER (WHERE ready_at IS NULL) AS unready,
        min(received_at) FILTER (WHERE ready_at IS NULL) AS oldest_unready,
        min(publish_at) FILTER (WHERE publish_at <= now()) AS oldest_due
      FROM story WHERE state IN ('received', 'in_review') AND erased_at IS NULL) s,
      LATERAL (VALUES ('texts_waiting', s.waiting::double precision), ('texts_overdue', s.overdue),
        ('text_oldest_seconds', age_seconds(s.oldest)), ('texts_unprepared', s.unready),
        ('text_unprepared_seconds', age_seconds(s.oldest_unready)),
        ('text_late_out_seconds', age_seconds(s.oldest_due))) v (name, value)
    UNION ALL
    SELECT v.* FROM (SELECT count(*) FILTER (WHERE state < 'completed') AS unsent,
        min(created_on) FILTER (WHERE state < 'completed' AND retry_count > 0) AS oldest,
        count(*) FILTER (WHERE state = 'failed') AS given_up,
        count(*) FILTER (WHERE state = 'completed' AND completed_on > now() - interval '1 day') AS sent
      FROM pgboss.job WHERE job.name IN ('send-approval-mail', 'send-refusal-mail')) m,
      LATERAL (VALUES ('mails_unsent', m.unsent::double precision), ('mails_given_up', m.given_up),
        ('mails_sent_in_a_day', m.sent), ('mail_oldest_seconds', age_seconds(m.oldest))) v (name, value)
    UNION ALL
    SELECT v.* FROM (SELECT count(*) AS waiting, min(at) AS oldest
      FROM publication_change WHERE purged_at IS NULL) p,
      LATERAL (VALUES ('purges_waiting', p.waiting::double precision),
        ('purge_oldest_seconds', age_seconds(p.oldest))) v (name, value)
    UNION ALL
    SELECT v.* FROM (SELECT count(*) AS waiting, min(at) AS oldest
      FROM erasure WHERE journaled_at IS NULL) j,
      LATERAL (VALUES ('journal_waiting', j.waiting::double precision),
        ('journal_oldest_seconds', age_seconds(j.oldest))) v (name, value)
    UNION ALL
    SELECT v.* FROM (SELECT count(*) AS due, min(s.state_since + erase_after(s.state)) AS oldest
      FROM story s WHERE s.erased_at IS NULL AND s.state IN ('refused', 'hidden', 'withdrawn', 'removed')
        AND may_erase(s)) e,
      LATERAL (VALUES ('erasures_due', e.due::double precision),
        ('erasure_late_seconds', greatest(age_seconds(e.oldest), 0))) v (name, value)
    UNION ALL
    -- Nothing is said where PostgreSQL archives nothing.
    SELECT 'archive_failing_seconds', CASE WHEN a.last_failed_time > coalesce(a.last_archived_time, '-infinity')
        THEN age_seconds(coalesce(a.last_archived_time, a.stats_reset)) ELSE 0 END
      FROM pg_stat_archiver a WHERE current_setting('archive_mode') <> 'off'
    UNION ALL
    SELECT replace(c.name, '-', '_') || '_seconds', age_seconds(c.done_at) FROM chore c
    UNION ALL
    SELECT 'processes_silent', count(*)::double precision FROM process
      WHERE seen_at < now() - interval '60 seconds'
  ) f WHERE f.value IS NOT NULL;
END $$;`;

/** Mails that were given up are tried again, as patiently as before. */
const MAILS = `
CREATE FUNCTION retry_mails() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  tried integer;
BEGIN
  UPDATE pgboss.job SET state = 'retry', retry_count = 0, start_after = now(), completed_on = NULL
    WHERE job.name IN ('send-approval-mail', 'send-refusal-mail') AND state = 'failed';
  GET DIAGNOSTICS tried = ROW_COUNT;
  RETURN tried;
END $$;

ALTER TABLE event
  DROP CONSTRAINT event_kind_check,
  ADD CONSTRAINT event_kind_check CHECK (CASE WHEN story_id IS NULL
    THEN kind IN ('invite', 'enrol', 'appoint', 'disable', 'enable', 'add-clause', 'edit-clause',
      'move-clause', 'delete-clause', 'add-holiday', 'rename-holiday', 'delete-holiday',
      'edit-policy', 'booklet', 'export', 'retry-mails')
    ELSE kind IN ('received', 'mask', 'pause', 'withdraw', 'take', 'take-over', 'publish', 'refuse',
      'hide', 'park', 'resume', 'remove', 'restore', 'approve', 'schedule', 'undo', 'edit',
      'content-note', 'ask-second-reader', 'settle-second-reader', 'set-language', 'ready', 'mail',
      'forget-contact', 'erase-request', 'erase-words')
    END);`;

const GRANTS = `
REVOKE ALL ON FUNCTION process_seen(uuid, text, timestamptz, integer), process_gone(uuid),
  chore_done(text, text), system_figures(date), retry_mails() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION retry_mails() TO hikaya_desk;
GRANT EXECUTE ON FUNCTION process_seen(uuid, text, timestamptz, integer), process_gone(uuid)
  TO hikaya_web, hikaya_desk, hikaya_worker, hikaya_purger;
GRANT EXECUTE ON FUNCTION chore_done(text, text) TO hikaya_desk, hikaya_purger;
GRANT EXECUTE ON FUNCTION system_figures(date) TO hikaya_desk, hikaya_worker;
GRANT SELECT ON process, process_hour, chore TO hikaya_desk;`;
