import type { TextLanguage } from '#domain/options/languages.ts';
import type { OfficerRole } from '#domain/vetting/officer.ts';
import type { Database } from '../connect.ts';

export type Invitation = {
  email: string;
  name: string;
  role: OfficerRole;
  languages: TextLanguage[];
  invitedBy: string | null;
  /** The second lead, where it is for an account that is there already. */
  agreedBy: string | null;
};

export async function insertInvitation(
  db: Database,
  invitation: Invitation & { tokenHash: Uint8Array; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const { email, name, role, languages } = invitation;
  await db
    .insertInto('invitation')
    .values({
      email,
      name,
      role,
      languages,
      token_hash: Buffer.from(invitation.tokenHash),
      invited_by: invitation.invitedBy,
      agreed_by: invitation.agreedBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
    })
    .execute();
}

/** One that still works. */
export async function findInvitation(
  db: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<Invitation | undefined> {
  const row = await openInvitation(db, tokenHash, now).executeTakeFirst();
  return row && toInvitation(row);
}

/** Uses it up; of two at once only one gets it. */
export async function claimInvitation(
  db: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<Invitation | undefined> {
  const row = await db
    .updateTable('invitation')
    .set({ used_at: now })
    .where('token_hash', '=', Buffer.from(tokenHash))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toInvitation(row);
}

/** Those this officer gave away, or agreed to, and nobody has used yet stop working. */
export async function endInvitationsBy(db: Database, officerId: string, now: Date): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ expires_at: now })
    .where((eb) => eb.or([eb('invited_by', '=', officerId), eb('agreed_by', '=', officerId)]))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Those to this mailbox. */
export async function endInvitationsTo(db: Database, email: string, now: Date): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ expires_at: now })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** None that was given away works any more. */
export async function endAllInvitations(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ expires_at: now })
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

const COLUMNS = ['email', 'name', 'role', 'languages', 'invited_by', 'agreed_by'] as const;

function openInvitation(db: Database, tokenHash: Uint8Array, now: Date) {
  return db
    .selectFrom('invitation')
    .select(COLUMNS)
    .where('token_hash', '=', Buffer.from(tokenHash))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
}

function toInvitation(row: {
  email: string;
  name: string;
  role: string;
  languages: string[];
  invited_by: string | null;
  agreed_by: string | null;
}): Invitation {
  return {
    email: row.email,
    name: row.name,
    role: row.role as OfficerRole,
    languages: row.languages as TextLanguage[],
    invitedBy: row.invited_by,
    agreedBy: row.agreed_by,
  };
}
