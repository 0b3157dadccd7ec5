import { endInvitationsBy } from '#db/desk/invitations.ts';
import { deleteCodes, findOfficer, lockLeads, updateOfficer } from '#db/desk/officers.ts';
import { clearOfficer } from '#db/desk/training.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import {
  type ActingOfficer,
  afterCoolingOff,
  isFresh,
  type NeedsPasskey,
  type OfficerRole,
} from '#domain/vetting/officer.ts';
import { languagesProblem } from '#domain/vetting/officer-draft.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import { type AccountContext, noteAccount } from './account-trail.ts';

export type AppointOutcome =
  | { kind: 'appointed' }
  | NeedsPasskey
  | { kind: 'not-found' }
  | { kind: 'last-lead' }
  | { kind: 'invalid'; problem: string };

type AppointRequest = {
  by: ActingOfficer;
  officer: string;
  role: OfficerRole;
  languages: TextLanguage[];
};

/** Role and languages of an officer. The desk always keeps a lead who can sign in. */
export const appointOfficer = forLeads(
  async (context: AccountContext, request: AppointRequest): Promise<AppointOutcome> => {
    const { role, languages } = request;
    const problem = languagesProblem(languages);
    if (problem) return { kind: 'invalid', problem };
    const at = context.clock();
    return context.db.transaction().execute(async (db) => {
      const leads = await lockLeads(db);
      const officer = await findOfficer(db, request.officer);
      if (!officer) return { kind: 'not-found' };
      const otherRole = role !== officer.role;
      // Languages say what somebody is handed, the role says who may do what.
      if (otherRole && !isFresh(request.by.confirmedAt, at)) return { kind: 'needs-passkey' };
      const isLastLead = leads.length === 1 && leads[0] === officer.id;
      if (role !== 'lead' && isLastLead) return { kind: 'last-lead' };
      const changes = [
        ...(otherRole ? [`Role: ${officer.role}, now ${role}.`] : []),
        ...(sameAs(languages, officer.languages)
          ? []
          : [`Languages: ${officer.languages.join(', ')}, now ${languages.join(', ')}.`]),
      ];
      if (changes.length === 0) return { kind: 'appointed' };
      const becomesLead = otherRole && role === 'lead';
      // A password can be asked for on a telephone, a passkey cannot.
      if (becomesLead) await deleteCodes(db, officer.id);
      // Who leads others publishes, too: that was a lead's word with the passkey.
      if (becomesLead) await clearOfficer(db, officer.id, at);
      const leadsFrom = becomesLead ? { leadsFrom: afterCoolingOff(at) } : {};
      await updateOfficer(db, officer.id, { role, languages, ...leadsFrom });
      // Who is no lead any more has no open invitations either.
      if (role !== 'lead') await endInvitationsBy(db, officer.id, at);
      await noteAccount(
        { ...context, db },
        {
          kind: 'appoint',
          officer: request.by.id,
          subject: officer.email,
          note: changes.join(' '),
          at,
        },
      );
      return { kind: 'appointed' };
    });
  },
);

function sameAs(a: readonly TextLanguage[], b: readonly TextLanguage[]): boolean {
  return a.toSorted().join() === b.toSorted().join();
}
