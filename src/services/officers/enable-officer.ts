import { insertDeskEvent } from '#db/events.ts';
import { findOfficer, updateOfficer } from '#db/officers.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

/** Lets an officer in again, with the passkey that worked before. False when there is none such. */
export async function enableOfficer(
  context: DeskContext,
  request: { by: string; officer: string },
): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const officer = await findOfficer(db, request.officer);
    if (!officer) return false;
    if (officer.disabledAt === null) return true;
    await updateOfficer(db, officer.id, { disabledAt: null });
    await insertDeskEvent(db, {
      ...{ kind: 'enable', officer: request.by, subject: officer.email, at: context.clock() },
    });
    return true;
  });
}
