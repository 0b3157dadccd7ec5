import { insertDeskEvent } from '#db/events.ts';
import { endInvitationsBy } from '#db/invitations.ts';
import { findOfficer, lockLeads, updateOfficer } from '#db/officers.ts';
import type { Language } from '#domain/options/languages.ts';
import type { OfficerRole } from '#domain/vetting/officer.ts';
import { languagesProblem } from '#domain/vetting/officer-draft.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type AppointOutcome =
  | { kind: 'appointed' }
  | { kind: 'not-found' }
  | { kind: 'last-lead' }
  | { kind: 'invalid'; problem: string };

/** Role and languages of an officer. The desk always keeps a lead who can sign in. */
export async function appointOfficer(
  context: DeskContext,
  request: { by: string; officer: string; role: OfficerRole; languages: Language[] },
): Promise<AppointOutcome> {
  const { role, languages } = request;
  const problem = languagesProblem(languages);
  if (problem) return { kind: 'invalid', problem };
  return context.db.transaction().execute(async (db) => {
    const leads = await lockLeads(db);
    const officer = await findOfficer(db, request.officer);
    if (!officer) return { kind: 'not-found' };
    const isLastLead = leads.length === 1 && leads[0] === officer.id;
    if (role !== 'lead' && isLastLead) return { kind: 'last-lead' };
    const changes = [
      ...(role === officer.role ? [] : [`Role: ${officer.role}, now ${role}.`]),
      ...(sameAs(languages, officer.languages)
        ? []
        : [`Languages: ${officer.languages.join(', ')}, now ${languages.join(', ')}.`]),
    ];
    if (changes.length === 0) return { kind: 'appointed' };
    await updateOfficer(db, officer.id, { role, languages });
    // Who is no lead any more has no open invitations either.
    if (role !== 'lead') await endInvitationsBy(db, officer.id, context.clock());
    await insertDeskEvent(db, {
      ...{ kind: 'appoint', officer: request.by, subject: officer.email },
      ...{ note: changes.join(' '), at: context.clock() },
    });
    return { kind: 'appointed' };
  });
}

function sameAs(a: readonly Language[], b: readonly Language[]): boolean {
  return a.toSorted().join() === b.toSorted().join();
}
