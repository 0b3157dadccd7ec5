import { findOfficer } from '#db/desk/officers.ts';
import {
  deleteRecovery,
  insertRecovery,
  listRecoveries,
  type Recovery,
} from '#db/desk/recoveries.ts';
import type { ActingOfficer, Officer } from '#domain/vetting/officer.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { type AccountContext, noteAccount } from './account-trail.ts';
import { forFreshLeads, forLeads } from './for-leads.ts';
import { invitationLink, inviteOfficer } from './invite-officer.ts';

/** A question nobody answered for so long is over. */
const ASKED_MS = 3 * 24 * 3_600_000;

export type RecoveryContext = AccountContext & { origin: string };

/** A lead asks that somebody may make a new passkey. Alone no lead can make a key to another's account. */
export async function askRecovery(
  context: Pick<AccountContext, 'db' | 'enqueue'>,
  { by, officer, at }: { by: string; officer: Officer; at: Date },
): Promise<void> {
  await insertRecovery(context.db, { officerId: officer.id, askedBy: by, askedAt: at });
  await noteAccount(context, { kind: 'ask-recovery', officer: by, subject: officer.email, at });
}

const since = (now: Date) => new Date(now.getTime() - ASKED_MS);

export const listAskedRecoveries = forLeads(
  ({ db, clock }: DeskContext, _request: { by: ActingOfficer }): Promise<Recovery[]> =>
    listRecoveries(db, since(clock())),
);

export type AgreeOutcome =
  | { kind: 'agreed'; email: string; link: string }
  /** Nobody asks any more. */
  | { kind: 'not-found' }
  /** Whoever asked, or whose account it is, does not answer. */
  | { kind: 'own-question' }
  /** A lead of less than a day does not count yet. */
  | { kind: 'too-new' };

/** The second lead gets the link, to be handed over by voice or in person. */
export const agreeToRecovery = forFreshLeads(
  (
    context: RecoveryContext,
    request: { by: ActingOfficer; officer: string },
  ): Promise<AgreeOutcome> =>
    context.db.transaction().execute(async (db) => {
      const at = context.clock();
      const asked = (await listRecoveries(db, since(at))).find(
        ({ officerId }) => officerId === request.officer,
      );
      const [officer, second] = await Promise.all([
        findOfficer(db, request.officer),
        findOfficer(db, request.by.id),
      ]);
      if (!asked || !officer || !second) return { kind: 'not-found' };
      if (asked.askedBy === second.id || officer.id === second.id) return { kind: 'own-question' };
      if (second.leadsFrom > at) return { kind: 'too-new' };
      if (!(await deleteRecovery(db, officer.id))) return { kind: 'not-found' };
      const { name, email, role, languages } = officer;
      const { token } = await inviteOfficer(
        { ...context, db },
        { name, email, role, languages, invitedBy: asked.askedBy, agreedBy: second.id },
      );
      return { kind: 'agreed', email, link: invitationLink(context.origin, token) };
    }),
);

export const refuseRecovery = forLeads(
  async (
    context: RecoveryContext,
    { by, officer: id }: { by: ActingOfficer; officer: string },
  ): Promise<void> => {
    await context.db.transaction().execute(async (db) => {
      const officer = await findOfficer(db, id);
      if (!officer || !(await deleteRecovery(db, id))) return;
      const at = context.clock();
      const event = {
        kind: 'refuse-recovery',
        officer: by.id,
        subject: officer.email,
        at,
      } as const;
      await noteAccount({ ...context, db }, event);
    });
  },
);
