import { countWaitingByLanguage, deleteLeave, keepLeave, listLeaves } from '#db/desk/leaves.ts';
import { listOfficers } from '#db/desk/officers.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { type Cover, coverOf, type Leave, leaveProblem } from '#domain/vetting/leave.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { forLeads } from './for-leads.ts';

/** When an officer is away, as they say themselves. Answers what is wrong with it, if anything. */
export async function changeOwnLeave(
  { db, clock, timeZone }: DeskContext,
  { by, leave }: { by: ActingOfficer; leave: Leave | null },
): Promise<string | null> {
  if (leave === null) {
    await deleteLeave(db, by.id);
    return null;
  }
  const problem = leaveProblem(leave, dayIn(clock(), timeZone));
  if (problem === null) await keepLeave(db, by.id, leave);
  return problem;
}

export async function readOwnLeave(
  { db, clock, timeZone }: DeskContext,
  { by }: { by: ActingOfficer },
): Promise<Leave | null> {
  return (await listLeaves(db, dayIn(clock(), timeZone))).get(by.id) ?? null;
}

/** Who is away, and whether every language is read meanwhile. */
export const readCover = forLeads(
  async (
    { db, clock, timeZone }: DeskContext,
    _request: { by: ActingOfficer },
  ): Promise<{ leaves: Map<string, Leave>; cover: Cover[] }> => {
    const today = dayIn(clock(), timeZone);
    const [officers, leaves, waiting] = await Promise.all([
      listOfficers(db),
      listLeaves(db, today),
      countWaitingByLanguage(db),
    ]);
    const readers = officers.filter(({ disabledAt }) => disabledAt === null);
    return { leaves, cover: coverOf(readers, leaves, { today, waiting }) };
  },
);
