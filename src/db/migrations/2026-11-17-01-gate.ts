import { type Kysely, sql } from 'kysely';

/** Who opened which words, and which marks were kept, stand in the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(KINDS).execute(db);
}

const KINDS = `
ALTER TABLE event
  DROP CONSTRAINT event_kind_check,
  ADD CONSTRAINT event_kind_check CHECK (CASE WHEN story_id IS NULL
    THEN kind IN ('invite', 'enrol', 'appoint', 'disable', 'enable', 'add-clause', 'edit-clause',
      'move-clause', 'delete-clause', 'add-holiday', 'rename-holiday', 'delete-holiday',
      'edit-policy', 'booklet', 'export', 'retry-mails')
    ELSE kind IN ('received', 'mask', 'pause', 'withdraw', 'take', 'take-over', 'publish', 'refuse',
      'hide', 'park', 'resume', 'remove', 'restore', 'approve', 'schedule', 'undo', 'edit',
      'content-note', 'ask-second-reader', 'settle-second-reader', 'set-language', 'open',
      'keep-mark', 'ready', 'mail', 'forget-contact', 'erase-request', 'erase-words')
    END);`;
