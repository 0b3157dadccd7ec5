import { keepLineCheck } from '#db/content/help-lines.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import type { ContentRecords } from '#domain/content/content-records.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { findContent, seenOfContent } from './act-on-content.ts';

type Request = { by: ActingOfficer; seen: string; no: number };

/** Somebody has called it today, and it was right. */
export const checkHelpLine = forFreshLeads(
  (
    context: DeskContext,
    { by, seen, no }: Request,
  ): Promise<{ kind: 'kept' } | { kind: 'stale' }> =>
    context.db.transaction().execute(async (db) => {
      const kept = await findContent(db, 'help-lines');
      const record = (kept.draft ?? kept.live)?.record as ContentRecords['help-lines'] | undefined;
      const line = record?.items[no];
      if (seenOfContent(kept) !== seen || !line) return { kind: 'stale' };
      const at = context.clock();
      const on = dayIn(at, context.timeZone);
      await keepLineCheck(db, { line, on, officer: by.id });
      await insertDeskEvent(db, {
        kind: 'keep-help-line',
        officer: by.id,
        subject: `${line.countries.join(', ') || 'everywhere'}: ${line.name}, ${line.call ?? line.url}`,
        note: `Tried on ${on}.`,
        at,
      });
      return { kind: 'kept' };
    }),
);
