import { keepDraft } from '#db/campaigns/campaign-drafts.ts';
import {
  deleteScheduled,
  findDueCampaign,
  isAgreedStill,
  setCampaignState,
} from '#db/campaigns/campaign-hours.ts';
import { type KeptCampaign, lockCampaign } from '#db/campaigns/kept-campaigns.ts';
import type { Transaction } from '#db/connect.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { stepCampaign } from '#domain/campaigns/campaign-states.ts';
import {
  type ActRequest,
  actOnCampaign,
  type CampaignContext,
  type Scene,
} from './act-on-campaign.ts';
import { serveWords } from './serve-words.ts';

/** What two leads agreed to for an hour is opened when it comes. Answers how many were looked at. */
export async function openDueCampaigns(
  context: Pick<CampaignContext, 'db' | 'clock'>,
): Promise<number> {
  let opened = 0;
  while (await openOne(context)) opened += 1;
  return opened;
}

async function openOne({
  db: database,
  clock,
}: Pick<CampaignContext, 'db' | 'clock'>): Promise<boolean> {
  return database.transaction().execute(async (db) => {
    const at = clock();
    const slug = await findDueCampaign(db, at);
    const kept = slug === undefined ? undefined : await lockCampaign(db, slug);
    if (!kept?.scheduled || kept.scheduled.opensAt > at) return false;
    const { scheduled } = kept;
    const standing = { state: kept.state, draft: kept.draft !== null };
    const next = stepCampaign(standing, 'open');
    const agreed = await isAgreedStill(db, { campaign: kept.slug, ...scheduled });
    if (!next.ok || !next.standing || !agreed) {
      const why = 'One of the two who agreed is no lead any more.';
      await backToDraft(db, kept, { officer: null, note: why, at });
      return true;
    }
    await serveWords(db, kept, {
      words: scheduled,
      why: scheduled.why,
      state: next.standing.state,
      event: { kind: 'open-campaign', officer: null },
      at,
    });
    await deleteScheduled(db, kept.slug);
    return true;
  });
}

/** It does not open by itself any more, and needs two leads again. */
export const unscheduleCampaign = actOnCampaign(
  'unschedule',
  async (_, { db, kept, request, at }: Scene<ActRequest>): Promise<{ kind: 'unscheduled' }> => {
    await backToDraft(db, kept, { officer: request.by.id, at });
    return { kind: 'unscheduled' };
  },
);

/** What was changed meanwhile is newer; otherwise what waited is the draft again. */
async function backToDraft(
  db: Transaction,
  { slug, draft, scheduled }: KeptCampaign,
  event: { officer: string | null; note?: string; at: Date },
): Promise<void> {
  if (!draft && scheduled) await keepDraft(db, { ...scheduled, at: event.at });
  await deleteScheduled(db, slug);
  await setCampaignState(db, slug, 'draft');
  await insertDeskEvent(db, { kind: 'unschedule-campaign', subject: slug, ...event });
}
