import { type DeskEvent, findHead, listDeskEvents } from '#db/desk/desk-log.ts';
import { type FaceByRule, listFacesByRule } from '#db/publications/children.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from './desk-context.ts';

const PAGE = 100;

export type DeskLog = {
  /** As `verify-log --head` takes it. Kept elsewhere, it shows whether the log was cut or rewritten. */
  head: string;
  events: DeskEvent[];
  /** Published texts of which readers see less since the rule for children. */
  faces: FaceByRule[];
  /** The number to go on from, when there are older ones. */
  next: number | null;
};

export const readDeskLog = forLeads(
  async (
    { db }: Pick<DeskContext, 'db'>,
    { before }: { by: ActingOfficer; before?: number | undefined },
  ): Promise<DeskLog> => {
    const head = await findHead(db);
    const rows = await listDeskEvents(db, { limit: PAGE + 1, before });
    const events = rows.slice(0, PAGE);
    return {
      head: `${head.no}:${head.hash}`,
      events,
      faces: before === undefined ? await listFacesByRule(db, PAGE) : [],
      next: rows.length > PAGE ? (events.at(-1)?.no ?? null) : null,
    };
  },
);
