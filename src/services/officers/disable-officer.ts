import { dropApprovalsOf } from '#db/approvals.ts';
import { endInvitationsBy } from '#db/desk/invitations.ts';
import { dropLeasesOf } from '#db/desk/leases.ts';
import { deleteSessions, findOfficer, lockLeads, updateOfficer } from '#db/desk/officers.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type DisableOutcome = { kind: 'disabled' } | { kind: 'not-found' } | { kind: 'last-lead' };

/** From this moment on the officer is out: signed out everywhere, with nothing in hand. By nobody: an operator. */
export async function disableOfficer(
  context: DeskContext,
  request: { by: string | null; officer: string },
): Promise<DisableOutcome> {
  return context.db.transaction().execute(async (db) => {
    const leads = await lockLeads(db);
    const officer = await findOfficer(db, request.officer);
    if (!officer) return { kind: 'not-found' };
    if (officer.disabledAt) return { kind: 'disabled' };
    if (leads.length === 1 && leads[0] === officer.id) return { kind: 'last-lead' };
    const at = context.clock();
    await updateOfficer(db, officer.id, { disabledAt: at });
    await deleteSessions(db, officer.id);
    await dropLeasesOf(db, officer.id);
    // What a stolen account approved must not be published by the clock.
    await dropApprovalsOf(db, officer.id);
    // A stolen account may have invited its thief once more.
    await endInvitationsBy(db, officer.id, at);
    await insertDeskEvent(db, {
      kind: 'disable',
      officer: request.by,
      subject: officer.email,
      at,
    });
    return { kind: 'disabled' };
  });
}

export const disableByLead = forFreshLeads(
  (context: DeskContext, { by, officer }: { by: ActingOfficer; officer: string }) =>
    disableOfficer(context, { by: by.id, officer }),
);
