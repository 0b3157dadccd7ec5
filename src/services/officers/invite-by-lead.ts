import { findOfficerByEmail } from '#db/desk/officers.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import {
  checkOfficer,
  type OfficerDraft,
  type OfficerProblems,
} from '#domain/vetting/officer-draft.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import { invitationLink, inviteOfficer } from './invite-officer.ts';
import { askRecovery, type RecoveryContext } from './recovery.ts';

export type InviteOutcome =
  | { kind: 'invited'; email: string; link: string }
  /** Somebody has this address already: a second lead is asked. */
  | { kind: 'asked'; email: string }
  | { kind: 'invalid'; problems: OfficerProblems };

/** The link is told once: afterwards nobody can look it up, only make another. */
export const inviteByLead = forFreshLeads(
  async (
    context: RecoveryContext,
    request: { by: ActingOfficer; draft: OfficerDraft },
  ): Promise<InviteOutcome> => {
    const { draft, problems } = checkOfficer(request.draft);
    if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
    return context.db.transaction().execute(async (db) => {
      const known = await findOfficerByEmail(db, draft.email);
      const inside = { ...context, db };
      if (known) {
        await askRecovery(inside, { by: request.by.id, officer: known, at: context.clock() });
        return { kind: 'asked', email: known.email };
      }
      const { token } = await inviteOfficer(inside, { ...draft, invitedBy: request.by.id });
      return { kind: 'invited', email: draft.email, link: invitationLink(context.origin, token) };
    });
  },
);
