import { findFirstServed, listHelpLines, listLineChecks } from '#db/content/help-lines.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { staleLines } from '#domain/content/help-line-checks.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

/** How many help lines that readers are shown want a call. */
export async function countStaleLines({ db, clock, timeZone }: DeskContext): Promise<number> {
  const at = clock();
  const since = dayIn((await findFirstServed(db)) ?? at, timeZone);
  const checks = await listLineChecks(db);
  const today = dayIn(at, timeZone);
  return staleLines(await listHelpLines(db), { checks, since, today }).length;
}
