import { insertDeskEvent } from '#db/insert-events.ts';
import { retryMails as retry } from '#db/system/chores.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

/** Mails that were given up are tried again. Answers how many. */
export const retryMails = forLeads(
  (context: DeskContext, { by }: { by: ActingOfficer }): Promise<number> =>
    context.db.transaction().execute(async (db) => {
      const tried = await retry(db);
      if (tried > 0)
        await insertDeskEvent(db, {
          kind: 'retry-mails',
          officer: by.id,
          subject: 'mail',
          note: String(tried),
          at: context.clock(),
        });
      return tried;
    }),
);
