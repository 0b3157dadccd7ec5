import { findOfficer, updateOfficer } from '#db/desk/officers.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import { type AccountContext, noteAccount } from './account-trail.ts';

export type EnableOutcome = { kind: 'enabled' } | { kind: 'not-found' };

/** May come in again, with a new passkey: those of before are gone, and two leads agree to another. */
export const enableOfficer = forFreshLeads(
  async (
    context: AccountContext,
    request: { by: ActingOfficer; officer: string },
  ): Promise<EnableOutcome> => {
    const at = context.clock();
    return context.db.transaction().execute(async (db) => {
      const officer = await findOfficer(db, request.officer);
      if (!officer) return { kind: 'not-found' };
      if (officer.disabledAt === null) return { kind: 'enabled' };
      await updateOfficer(db, officer.id, { disabledAt: null });
      const event = { kind: 'enable', officer: request.by.id, subject: officer.email, at } as const;
      await noteAccount({ ...context, db }, event);
      return { kind: 'enabled' };
    });
  },
);
