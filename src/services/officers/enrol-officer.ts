import type { Database } from '#db/connect.ts';
import { claimInvitation, findInvitation } from '#db/desk/invitations.ts';
import {
  deleteCredentials,
  deleteSessions,
  findOfficerByEmail,
  insertOfficer,
} from '#db/desk/officers.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { Clock, Enrolment } from '#services/ports.ts';

/** Invitation only: a passkey is made for whoever holds a link that a lead gave away. */
export function createEnrolment(context: {
  db: Database;
  clock: Clock;
  newId: () => string;
}): Enrolment {
  return {
    find: async (tokenHash) => {
      const invitation = await findInvitation(context.db, bytes(tokenHash), context.clock());
      return invitation ? { email: invitation.email, name: invitation.name } : null;
    },
    /** A new officer, or one whose passkey is gone: then what there was before ends here. */
    claim: (tokenHash) =>
      context.db.transaction().execute(async (db) => {
        const at = context.clock();
        const invitation = await claimInvitation(db, bytes(tokenHash), at);
        if (!invitation) return null;
        const known = await findOfficerByEmail(db, invitation.email);
        const id = known?.id ?? context.newId();
        if (known) {
          await deleteCredentials(db, id);
          await deleteSessions(db, id);
        } else await insertOfficer(db, { ...invitation, id });
        await insertDeskEvent(db, { kind: 'enrol', officer: id, subject: invitation.email, at });
        return id;
      }),
  };
}

const bytes = (hex: string) => Buffer.from(hex, 'hex');
