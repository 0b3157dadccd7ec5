import { keepDraft } from '#db/campaigns/campaign-drafts.ts';
import { insertCampaign } from '#db/campaigns/campaign-versions.ts';
import { findCampaign, listOtherRecords } from '#db/campaigns/kept-campaigns.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { type DraftProblem, draftProblems, readRecord } from '#domain/campaigns/draft-problems.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { recordHash } from './record-hash.ts';

export type StartOutcome =
  | { kind: 'started'; slug: string }
  | { kind: 'invalid'; problems: DraftProblem[] };

/** A campaign begins as a draft, which nobody meets. */
export const startCampaign = forLeads(
  (
    context: DeskContext,
    { by, record: given }: { by: ActingOfficer; record: unknown },
  ): Promise<StartOutcome> =>
    context.db.transaction().execute(async (db) => {
      const read = readRecord(given);
      if (!read.ok) return { kind: 'invalid', problems: read.problems };
      const { record } = read;
      const { slug } = record;
      const at = context.clock();
      const others = await listOtherRecords(db, slug);
      const problems: DraftProblem[] = (await findCampaign(db, slug))
        ? [{ part: 'slug', problem: 'taken' }]
        : draftProblems(record, { live: null, others });
      if (problems.length > 0) return { kind: 'invalid', problems };
      await insertCampaign(db, { slug, state: 'draft' });
      await keepDraft(db, { record, hash: recordHash(record), officer: by.id, at });
      await insertDeskEvent(db, { kind: 'make-campaign', officer: by.id, subject: slug, at });
      return { kind: 'started', slug };
    }),
);
