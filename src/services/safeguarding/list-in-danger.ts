import { listInDanger as listRows, type RowInDanger } from '#db/desk/in-danger.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type { RowInDanger };

/** What comes before every list of the desk. */
export function listInDanger(context: DeskContext): Promise<RowInDanger[]> {
  return listRows(context.db, context.clock());
}
