import { type Kysely, sql } from 'kysely';

/** Officers' ways in can be seen and ended, a new one acts late, and nobody lets themselves in twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [OFFICERS, WAYS_IN, ATTEMPTS, RECOVERY, KINDS])
    await sql.raw(statement).execute(db);
}

/** From when somebody counts as a second pair of eyes, and by whose word they came. */
const OFFICERS = `
ALTER TABLE officer
  ADD invited_by text,
  ADD counts_from timestamptz NOT NULL DEFAULT now(),
  ADD leads_from timestamptz NOT NULL DEFAULT now();
UPDATE officer SET counts_from = created_at, leads_from = created_at;`;

const WAYS_IN = `
ALTER TABLE officer_session
  ADD way text NOT NULL DEFAULT 'passkey' CHECK (way IN ('invitation', 'passkey', 'code', 'demo')),
  ADD passkey_id text,
  -- When the passkey was shown for something that reaches far; a sign-in is no such moment.
  ADD confirmed_at timestamptz,
  -- Until then this session may make one passkey, for which an older one was shown.
  ADD adds_until timestamptz;
ALTER TABLE officer_passkey
  ADD usable_from timestamptz NOT NULL DEFAULT now(),
  ADD last_used_at timestamptz;
-- One about which nothing is said acts late.
ALTER TABLE officer_passkey ALTER usable_from SET DEFAULT now() + interval '1 day';
CREATE TABLE officer_spent_code (
  officer_id text NOT NULL REFERENCES officer ON DELETE CASCADE,
  code text NOT NULL,
  spent_at timestamptz NOT NULL,
  PRIMARY KEY (officer_id, code)
);
GRANT SELECT, INSERT, DELETE ON officer_spent_code TO hikaya_desk;
-- A key that is there cannot become another's, or another key.
REVOKE UPDATE ON officer_passkey FROM hikaya_desk;
GRANT UPDATE (name, counter, backed_up, usable_from, last_used_at) ON officer_passkey TO hikaya_desk;`;

/**
 * How often somebody tried, under keyed hashes. Unlogged, so that no copy and no archive of the log ever holds them;
 * a crash forgets them.
 */
const ATTEMPTS = `
CREATE UNLOGGED TABLE sign_in_attempt (
  key bytea PRIMARY KEY CHECK (octet_length(key) = 32),
  times integer NOT NULL,
  since timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_attempt TO hikaya_desk;`;

/** Whoever may make an account's key anew could be its thief: two leads, or an operator at the machine. */
const RECOVERY = `
ALTER TABLE invitation ADD agreed_by text;
CREATE TABLE recovery (
  officer_id text PRIMARY KEY REFERENCES officer ON DELETE CASCADE,
  asked_by text NOT NULL REFERENCES officer ON DELETE CASCADE,
  asked_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON recovery TO hikaya_desk;`;

const KINDS = `
ALTER TABLE event
  DROP CONSTRAINT event_kind_check,
  ADD CONSTRAINT event_kind_check CHECK (CASE WHEN story_id IS NULL
    THEN kind IN ('invite', 'enrol', 'appoint', 'disable', 'enable', 'add-clause', 'edit-clause',
      'move-clause', 'delete-clause', 'add-holiday', 'rename-holiday', 'delete-holiday',
      'edit-policy', 'booklet', 'export', 'retry-mails', 'edit-protocol', 'keep-help-line',
      'delete-help-line', 'sign-in', 'show-passkey', 'sign-in-failed', 'wrong-code', 'shut-codes', 'add-passkey',
      'remove-passkey', 'start-codes', 'add-codes', 'remove-codes', 'end-session', 'ask-recovery',
      'agree-recovery', 'refuse-recovery', 'refused', 'search', 'unusual-reading', 'rotate-secret')
    ELSE kind IN ('received', 'mask', 'pause', 'withdraw', 'take', 'take-over', 'publish', 'refuse',
      'hide', 'park', 'resume', 'remove', 'restore', 'approve', 'schedule', 'undo', 'edit',
      'content-note', 'ask-second-reader', 'settle-second-reader', 'set-language', 'open',
      'keep-mark', 'hide-field', 'set-field', 'confirm-name', 'state-permission', 'face-by-rule',
      'raise-danger', 'danger-step', 'answer-writer', 'deny-danger', 'close-danger', 'read-answer',
      'ready', 'mail', 'forget-contact', 'erase-request', 'erase-words', 'lapse')
    END);`;
