import {
  deleteClause as deleteClauseRow,
  isClauseInUse,
  listClauses,
  lockClauses,
} from '#db/desk/clauses.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { explainsSignals } from '#domain/vetting/clauses.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type DeleteClauseOutcome =
  | { kind: 'deleted' }
  | { kind: 'not-found' }
  /** Some decision rests on it, and its writer was told so. */
  | { kind: 'in-use' }
  /** The tool explains its marks under it. */
  | { kind: 'explains-signals' };

export const deleteClause = forFreshLeads(
  async (
    context: DeskContext,
    request: { by: ActingOfficer; code: string },
  ): Promise<DeleteClauseOutcome> => {
    if (explainsSignals(request.code)) return { kind: 'explains-signals' };
    try {
      return await context.db.transaction().execute(async (db) => {
        await lockClauses(db);
        const clause = (await listClauses(db)).find(({ code }) => code === request.code);
        if (!clause) return { kind: 'not-found' };
        // First its place in the log: then no refusal can still be on its way in.
        await insertDeskEvent(db, {
          kind: 'delete-clause',
          officer: request.by.id,
          subject: clause.code,
          note: `“${clause.title}”. ${clause.words.en}`,
          at: context.clock(),
        });
        await deleteClauseRow(db, clause.code);
        return { kind: 'deleted' };
      });
    } catch (error) {
      if (isClauseInUse(error)) return { kind: 'in-use' };
      throw error;
    }
  },
);
