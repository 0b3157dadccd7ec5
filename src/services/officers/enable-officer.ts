import { findOfficer, updateOfficer } from '#db/desk/officers.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type EnableOutcome = { kind: 'enabled' } | { kind: 'not-found' };

/** Lets an officer in again, with the passkey that worked before. */
export const enableOfficer = forFreshLeads(
  async (
    context: DeskContext,
    request: { by: ActingOfficer; officer: string },
  ): Promise<EnableOutcome> => {
    const at = context.clock();
    return context.db.transaction().execute(async (db) => {
      const officer = await findOfficer(db, request.officer);
      if (!officer) return { kind: 'not-found' };
      if (officer.disabledAt === null) return { kind: 'enabled' };
      await updateOfficer(db, officer.id, { disabledAt: null });
      await insertDeskEvent(db, {
        kind: 'enable',
        officer: request.by.id,
        subject: officer.email,
        at,
      });
      return { kind: 'enabled' };
    });
  },
);
