import { keepDraft } from '#db/campaigns/campaign-drafts.ts';
import { listOtherRecords } from '#db/campaigns/kept-campaigns.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { type DraftProblem, draftProblems, readRecord } from '#domain/campaigns/draft-problems.ts';
import { type ActRequest, actOnCampaign, type Scene } from './act-on-campaign.ts';
import { recordHash } from './record-hash.ts';

export type EditOutcome = { kind: 'kept' } | { kind: 'invalid'; problems: DraftProblem[] };

type EditRequest = ActRequest & { record: unknown };

/** One sitting is one line in the log, not one for every word. */
const SITTING_MS = 15 * 60_000;

/** Of a live campaign this makes a draft beside it. Whoever was asked about the words of before is asked anew. */
export const editCampaign = actOnCampaign(
  'edit',
  async (_, { db, kept, request, at }: Scene<EditRequest>): Promise<EditOutcome> => {
    const { slug, live, draft } = kept;
    const read = readRecord(request.record);
    if (!read.ok) return { kind: 'invalid', problems: read.problems };
    const { record } = read;
    if (record.slug !== slug)
      return { kind: 'invalid', problems: [{ part: 'slug', problem: 'not-so' }] };
    const others = await listOtherRecords(db, slug);
    const problems = draftProblems(record, { live: live?.record ?? null, others });
    if (problems.length > 0) return { kind: 'invalid', problems };
    const hash = recordHash(record);
    if (hash === (draft ?? live)?.hash) return { kind: 'kept' };
    const officer = request.by.id;
    await keepDraft(db, { record, hash, officer, at });
    const sameSitting =
      draft?.officer === officer &&
      draft.asked === null &&
      at.getTime() - draft.at.getTime() < SITTING_MS;
    if (!sameSitting)
      await insertDeskEvent(db, { kind: 'edit-campaign', officer, subject: slug, at });
    return { kind: 'kept' };
  },
);
