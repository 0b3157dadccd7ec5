import { listClauses, lockClauses, updateClause } from '#db/desk/clauses.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import {
  type ClauseDraft,
  type ClauseProblems,
  checkClause,
  clauseChanges,
} from '#domain/vetting/clause-draft.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type EditClauseOutcome =
  | { kind: 'edited' }
  | { kind: 'invalid'; problems: ClauseProblems }
  | { kind: 'not-found' };

/** The words for writers change from the next mail on; its code, and what rests on it, stay. */
export const editClause = forFreshLeads(
  async (
    context: DeskContext,
    request: { by: ActingOfficer; code: string; draft: ClauseDraft },
  ): Promise<EditClauseOutcome> => {
    const { draft, problems } = checkClause(request.draft);
    if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
    return context.db.transaction().execute(async (db) => {
      await lockClauses(db);
      const before = (await listClauses(db)).find(({ code }) => code === request.code);
      if (!before) return { kind: 'not-found' };
      const changes = clauseChanges(before, draft);
      if (changes.length === 0) return { kind: 'edited' };
      await updateClause(db, { ...before, ...draft });
      await insertDeskEvent(db, {
        kind: 'edit-clause',
        officer: request.by.id,
        subject: before.code,
        note: changes.join('\n'),
        at: context.clock(),
      });
      return { kind: 'edited' };
    });
  },
);
