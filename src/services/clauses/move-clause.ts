import { listClauses, lockClauses, updateClause } from '#db/desk/clauses.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

/** One place up or down; its place is also its key. Answers false when there is no such place. */
export const moveClause = forLeads(
  async (
    context: DeskContext,
    request: { by: ActingOfficer; code: string; step: -1 | 1 },
  ): Promise<boolean> => {
    return context.db.transaction().execute(async (db) => {
      await lockClauses(db);
      const clauses = await listClauses(db);
      const from = clauses.findIndex(({ code }) => code === request.code);
      const to = from + request.step;
      const moved = clauses[from];
      if (!moved || !clauses[to]) return false;
      const order = clauses.toSpliced(from, 1).toSpliced(to, 0, moved);
      for (const [index, clause] of order.entries())
        if (clause.position !== index + 1)
          await updateClause(db, { ...clause, position: index + 1 });
      await insertDeskEvent(db, {
        kind: 'move-clause',
        officer: request.by.id,
        subject: moved.code,
        note: `From ${from + 1} to ${to + 1}.`,
        at: context.clock(),
      });
      return true;
    });
  },
);
