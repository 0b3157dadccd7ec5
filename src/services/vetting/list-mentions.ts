import { countMentions, listMentions, type Mention } from '#db/desk/mentions.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import type { DeskContext } from './desk-context.ts';

export type { Mention };

/** What colleagues ask this officer to look at. */
export async function listForOfficer(
  { db }: DeskContext,
  officer: Pick<Officer, 'id'>,
): Promise<Mention[]> {
  const mentions = await listMentions(db, officer.id);
  // A heavy text gives nothing away before it is asked for, a note about it neither.
  return mentions.map((one) => (one.heavy ? { ...one, note: null } : one));
}

export function countForOfficer(
  { db }: DeskContext,
  officer: Pick<Officer, 'id'>,
): Promise<number> {
  return countMentions(db, officer.id);
}
