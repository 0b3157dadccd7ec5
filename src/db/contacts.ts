import { sql } from 'kysely';
import type { Locale } from '#domain/options/locales.ts';
import type { Database } from './connect.ts';

/** To try a key on; whose it is does not matter. */
export async function findNewestSealedEmail(db: Database): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('contact')
    .innerJoin('story', 'story.id', 'contact.story_id')
    .select('sealed_email')
    .orderBy('story.received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sealed_email;
}

export async function insertContact(
  db: Database,
  contact: Contact & { storyId: string },
): Promise<void> {
  await db
    .insertInto('contact')
    .values({
      story_id: contact.storyId,
      sealed_email: Buffer.from(contact.sealedEmail),
      quiet_mail: contact.quietMail,
      language: contact.language,
    })
    .execute();
}

export type Contact = {
  sealedEmail: Uint8Array;
  /** The writer wants a mail that names nothing. */
  quietMail: boolean;
  /** Of the page the text was sent from, where that is known. */
  language: Locale | null;
};

export async function findContact(db: Database, storyId: string): Promise<Contact | undefined> {
  const row = await db
    .selectFrom('contact')
    .select(['sealed_email', 'quiet_mail', 'language'])
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  return (
    row && {
      sealedEmail: row.sealed_email,
      quietMail: row.quiet_mail,
      language: row.language as Locale | null,
    }
  );
}

/** Where addresses are sealed, and what each belongs to. */
export const SEALED_IN = [
  { table: 'contact', of: 'story_id' },
  { table: 'report_contact', of: 'report_id' },
] as const;
export type SealedIn = (typeof SEALED_IN)[number];

/** In the order of what they belong to, a piece at a time. */
export async function listSealedEmails(
  db: Database,
  { table, of }: SealedIn,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ id: string; sealedEmail: Uint8Array }[]> {
  const { rows } = await sql<{ id: string; sealed_email: Uint8Array }>`
    SELECT ${sql.ref(of)} AS id, sealed_email FROM ${sql.table(table)}
    WHERE ${after}::uuid IS NULL OR ${sql.ref(of)} > ${after}::uuid ORDER BY ${sql.ref(of)} LIMIT ${limit}`.execute(
    db,
  );
  return rows.map((row) => ({ id: row.id, sealedEmail: row.sealed_email }));
}

export async function listContacts(
  db: Database,
  slice: { after: string | null; limit: number },
): Promise<{ storyId: string; sealedEmail: Uint8Array }[]> {
  const contacts = await listSealedEmails(db, SEALED_IN[0], slice);
  return contacts.map(({ id, sealedEmail }) => ({ storyId: id, sealedEmail }));
}

/** Nothing happens to one that was erased or sealed anew meanwhile. */
export async function replaceSealedEmails(
  db: Database,
  { table, of }: SealedIn,
  changes: readonly { id: string; was: Uint8Array; sealed: Uint8Array }[],
): Promise<number> {
  const [ids, before, after] = [
    changes.map(({ id }) => id),
    changes.map(({ was }) => Buffer.from(was)),
    changes.map(({ sealed }) => Buffer.from(sealed)),
  ];
  const { numAffectedRows } = await sql`
    UPDATE ${sql.table(table)} SET sealed_email = changed.sealed
    FROM unnest(${ids}::uuid[], ${before}::bytea[], ${after}::bytea[]) AS changed (id, was, sealed)
    WHERE ${sql.ref(of)} = changed.id AND sealed_email = changed.was`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** False when there was none. */
export async function deleteContact(db: Database, storyId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contact')
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** After these a mail tells how it went; a question leaves the address to the answer to it. */
const TOLD_BY_MAIL = ['publish', 'refuse', 'remove', 'ask-writer'];

/** Addresses that were told of a decision before then, or kept since before then. Answers whose they were. */
export async function deleteOldContacts(
  db: Database,
  old: { mailedBefore: Date; keptSince: Date },
): Promise<string[]> {
  const rows = await db
    .deleteFrom('contact')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('contact.created_at', '<', old.keptSince),
        exists(
          selectFrom('event')
            .select('event.no')
            .whereRef('event.story_id', '=', 'contact.story_id')
            .where('event.kind', '=', 'mail')
            .where('event.at', '<', old.mailedBefore)
            .where(({ eb: one, selectFrom: of }) =>
              one(
                of('event as told')
                  .select('told.kind')
                  .whereRef('told.story_id', '=', 'event.story_id')
                  .whereRef('told.no', '<', 'event.no')
                  .where('told.kind', 'in', TOLD_BY_MAIL)
                  .orderBy('told.no', 'desc')
                  .limit(1),
                'is distinct from',
                'ask-writer',
              ),
            ),
        ),
      ]),
    )
    .returning('story_id')
    .execute();
  return rows.map((row) => row.story_id);
}
