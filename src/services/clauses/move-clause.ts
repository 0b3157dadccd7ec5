import { listClauses, lockClauses, updateClause } from '#db/clauses.ts';
import { insertDeskEvent } from '#db/events.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

/** One place up or down; its place is also its key. Answers false when there is no such place. */
export async function moveClause(
  context: DeskContext,
  request: { officer: string; code: string; by: -1 | 1 },
): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    await lockClauses(db);
    const clauses = await listClauses(db);
    const from = clauses.findIndex(({ code }) => code === request.code);
    const to = from + request.by;
    const moved = clauses[from];
    if (!moved || !clauses[to]) return false;
    const order = clauses.toSpliced(from, 1).toSpliced(to, 0, moved);
    for (const [index, clause] of order.entries())
      if (clause.position !== index + 1) await updateClause(db, { ...clause, position: index + 1 });
    await insertDeskEvent(db, {
      ...{ kind: 'move-clause', officer: request.officer, subject: moved.code },
      ...{ note: `From ${from + 1} to ${to + 1}.`, at: context.clock() },
    });
    return true;
  });
}
