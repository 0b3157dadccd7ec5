import type { ActingOfficer } from '#domain/vetting/officer.ts';
import {
  checkOfficer,
  type OfficerDraft,
  type OfficerProblems,
} from '#domain/vetting/officer-draft.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { invitationLink, inviteOfficer } from './invite-officer.ts';

export type InviteOutcome =
  | { kind: 'invited'; email: string; link: string }
  | { kind: 'invalid'; problems: OfficerProblems };

/** The link is told once: afterwards nobody can look it up, only make another. */
export const inviteByLead = forFreshLeads(
  async (
    context: DeskContext & { origin: string },
    request: { by: ActingOfficer; draft: OfficerDraft },
  ): Promise<InviteOutcome> => {
    const { draft, problems } = checkOfficer(request.draft);
    if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
    const { token } = await inviteOfficer(context, { ...draft, invitedBy: request.by.id });
    return { kind: 'invited', email: draft.email, link: invitationLink(context.origin, token) };
  },
);
