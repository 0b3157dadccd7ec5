import { listClauses } from '#db/desk/clauses.ts';
import { type DecisionFilter, type ListedDecision, listDecisions } from '#db/desk/decisions.ts';
import { listOfficers } from '#db/desk/officers.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from './desk-context.ts';

const PAGE = 50;

export type Decisions = {
  decisions: ListedDecision[];
  /** The number to go on from, when there are older ones. */
  next: number | null;
  clauses: { code: string; title: string }[];
  officers: { id: string; name: string }[];
};

/** What was decided, by day, clause and officer. Nothing is counted by officer: nobody is ranked. */
export const readDecisions = forLeads(
  async (
    { db, timeZone }: DeskContext,
    { filter, before }: { by: ActingOfficer; filter: DecisionFilter; before?: number | undefined },
  ): Promise<Decisions> => {
    const [found, clauses, officers] = await Promise.all([
      listDecisions(db, filter, { limit: PAGE + 1, before, timeZone }),
      listClauses(db),
      listOfficers(db),
    ]);
    const decisions = found.slice(0, PAGE);
    return {
      decisions,
      next: found.length > PAGE ? (decisions.at(-1)?.no ?? null) : null,
      clauses: clauses.map(({ code, title }) => ({ code, title })),
      officers: officers.map(({ id, name }) => ({ id, name })),
    };
  },
);
