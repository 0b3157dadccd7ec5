import { listChores } from '#db/system/chores.ts';
import { readFigures, readServer } from '#db/system/figures.ts';
import { type ListedProcess, listProcesses, listProcessHours } from '#db/system/processes.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import type { Figures } from '#domain/system/figures.ts';
import {
  hoursOf,
  PROCESS_KINDS,
  type ProcessKind,
  SILENT_MS,
  shownSince,
} from '#domain/system/processes.ts';
import type { Condition } from '#domain/system/watches.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type SystemProcess = {
  kind: ProcessKind;
  condition: Condition;
  /** Of each that runs; none where nobody is heard of. */
  running: Pick<ListedProcess, 'version' | 'startedAt' | 'memoryMb'>[];
  hours: ReturnType<typeof hoursOf>;
};

export type System = {
  figures: Figures;
  chores: { name: string; doneAt: Date; note: string }[];
  processes: SystemProcess[];
  database: { version: string; startedAt: Date };
  now: Date;
};

/** How the house is: no addresses, no words of anybody. */
export const readSystem = forLeads(
  async (
    context: DeskContext & { timeZone: string },
    _request: { by: ActingOfficer },
  ): Promise<System> => {
    const { db, timeZone } = context;
    const now = context.clock();
    const [figures, chores, seen, hours, database] = await Promise.all([
      readFigures(db, dayIn(now, timeZone)),
      listChores(db),
      listProcesses(db),
      listProcessHours(db, shownSince(now)),
      readServer(db),
    ]);
    const processes = PROCESS_KINDS.map((kind): SystemProcess => {
      const all = seen.filter((one) => one.kind === kind);
      const running = all.filter(({ seenAt }) => now.getTime() - seenAt.getTime() < SILENT_MS);
      const isWell = running.length > 0 && running.length === all.length;
      return {
        kind,
        condition: isWell ? 'well' : 'broken',
        running,
        hours: hoursOf(
          hours.filter((one) => one.kind === kind),
          now,
        ),
      };
    });
    return { figures, chores, processes, database, now };
  },
);
