import { insertClause, listClauses, lockClauses } from '#db/desk/clauses.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import {
  type ClauseDraft,
  type ClauseProblems,
  checkClause,
  clauseCode,
  MOST_CLAUSES,
} from '#domain/vetting/clause-draft.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type AddClauseOutcome =
  | { kind: 'added'; code: string }
  | { kind: 'invalid'; problems: ClauseProblems }
  | { kind: 'full' };

export const addClause = forFreshLeads(
  async (
    context: DeskContext,
    request: { by: ActingOfficer; draft: ClauseDraft },
  ): Promise<AddClauseOutcome> => {
    const { draft, problems } = checkClause(request.draft);
    if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
    return context.db.transaction().execute(async (db) => {
      await lockClauses(db);
      const clauses = await listClauses(db);
      if (clauses.length >= MOST_CLAUSES) return { kind: 'full' };
      const code = clauseCode(
        draft.title,
        clauses.map((clause) => clause.code),
      );
      await insertClause(db, { ...draft, code, position: (clauses.at(-1)?.position ?? 0) + 1 });
      await insertDeskEvent(db, {
        kind: 'add-clause',
        officer: request.by.id,
        subject: code,
        note: `“${draft.title}”`,
        at: context.clock(),
      });
      return { kind: 'added', code };
    });
  },
);
