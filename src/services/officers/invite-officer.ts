import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#db/connect.ts';
import { type Invitation, insertInvitation } from '#db/desk/invitations.ts';
import type { Clock, JobQueue } from '#services/ports.ts';
import { noteAccount } from './account-trail.ts';

/** Long enough to walk over to the other officer, short enough for a link left in a chat. */
const INVITATION_MS = 60 * 60_000;

/** The token is told once, here; the database knows only its hash. */
export async function inviteOfficer(
  context: { db: Database; clock: Clock; enqueue: JobQueue },
  invitation: Omit<Invitation, 'agreedBy'> & { agreedBy?: string },
): Promise<{ token: string }> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = context.clock();
  const email = invitation.email.trim().toLowerCase();
  const agreedBy = invitation.agreedBy ?? null;
  await insertInvitation(context.db, {
    ...invitation,
    email,
    agreedBy,
    tokenHash: invitationHash(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + INVITATION_MS),
  });
  await noteAccount(context, {
    kind: agreedBy === null ? 'invite' : 'agree-recovery',
    officer: agreedBy ?? invitation.invitedBy,
    subject: email,
    at: createdAt,
  });
  return { token };
}

export function invitationHash(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

/** Behind the # no server on the way writes it down. */
export function invitationLink(deskOrigin: string, token: string): string {
  return `${deskOrigin}/desk/enrol#${token}`;
}
