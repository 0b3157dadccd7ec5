import { dropApprovalsOf } from '#db/approvals.ts';
import { endInvitationsBy, endInvitationsTo } from '#db/desk/invitations.ts';
import { dropLeasesOf } from '#db/desk/leases.ts';
import {
  deleteCredentials,
  deleteSessions,
  findOfficer,
  listNewcomersOf,
  lockLeads,
  updateOfficer,
} from '#db/desk/officers.ts';
import { deleteRecoveriesBy } from '#db/desk/recoveries.ts';
import type { ActingOfficer, Officer } from '#domain/vetting/officer.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import { type AccountContext, noteAccount } from './account-trail.ts';

export type DisableOutcome = { kind: 'disabled' } | { kind: 'not-found' } | { kind: 'last-lead' };

/**
 * From this moment on the officer is out: signed out everywhere, with nothing in hand and no passkey left. So is
 * whoever came by this officer's word and does not count yet. By nobody: an operator.
 */
export async function disableOfficer(
  context: AccountContext,
  request: { by: string | null; officer: string },
): Promise<DisableOutcome> {
  return context.db.transaction().execute(async (db) => {
    const leads = await lockLeads(db);
    const officer = await findOfficer(db, request.officer);
    if (!officer) return { kind: 'not-found' };
    if (officer.disabledAt) return { kind: 'disabled' };
    if (leads.length === 1 && leads[0] === officer.id) return { kind: 'last-lead' };
    const at = context.clock();
    // A stolen account may have let its thief in under another name.
    const newcomers = await listNewcomersOf(db, { officerId: officer.id, now: at });
    for (const one of [officer, ...newcomers])
      await keepOut({ ...context, db }, { officer: one, by: request.by, at });
    return { kind: 'disabled' };
  });
}

async function keepOut(
  context: AccountContext,
  { officer, by, at }: { officer: Officer; by: string | null; at: Date },
): Promise<void> {
  const { db } = context;
  await updateOfficer(db, officer.id, { disabledAt: at });
  await deleteSessions(db, officer.id);
  await deleteCredentials(db, officer.id);
  await dropLeasesOf(db, officer.id);
  // What a stolen account approved must not be published by the clock.
  await dropApprovalsOf(db, officer.id);
  await endInvitationsBy(db, officer.id, at);
  await endInvitationsTo(db, officer.email, at);
  await deleteRecoveriesBy(db, officer.id);
  await noteAccount(context, { kind: 'disable', officer: by, subject: officer.email, at });
}

export const disableByLead = forFreshLeads(
  (context: AccountContext, { by, officer }: { by: ActingOfficer; officer: string }) =>
    disableOfficer(context, { by: by.id, officer }),
);
