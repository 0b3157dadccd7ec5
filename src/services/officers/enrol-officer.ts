import type { Database } from '#db/connect.ts';
import { claimInvitation, endInvitationsTo, findInvitation } from '#db/desk/invitations.ts';
import {
  deleteCredentials,
  deleteSessions,
  findOfficerByEmail,
  insertOfficer,
} from '#db/desk/officers.ts';
import { afterCoolingOff } from '#domain/vetting/officer.ts';
import type { Clock, Enrolment, JobQueue } from '#services/ports.ts';
import { noteAccount } from './account-trail.ts';

/** Invitation only: a passkey is made for whoever holds a link that a lead gave away. */
export function createEnrolment(context: {
  db: Database;
  clock: Clock;
  enqueue: JobQueue;
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
        const { email, invitedBy, agreedBy } = invitation;
        const known = await findOfficerByEmail(db, email);
        const id = known?.id ?? context.newId();
        // An operator at the machine can do anything anyway; a lead's newcomer waits a day.
        const counts = invitedBy === null ? at : afterCoolingOff(at);
        if (known) {
          // Of two links to a new address, the second would be a key to somebody's account.
          if (invitedBy !== null && agreedBy === null) return null;
          await deleteCredentials(db, id);
          await deleteSessions(db, id);
        } else
          await insertOfficer(db, {
            ...{ ...invitation, id, countsFrom: counts, leadsFrom: counts },
            // Whoever leads has read here before, and an operator knows whom to trust with the first texts.
            inTraining: invitedBy !== null && invitation.role !== 'lead',
          });
        await endInvitationsTo(db, email, at);
        await noteAccount({ ...context, db }, { kind: 'enrol', officer: id, subject: email, at });
        return id;
      }),
  };
}

const bytes = (hex: string) => Buffer.from(hex, 'hex');
