import { listPastClosing, setCampaignState } from '#db/campaigns/campaign-hours.ts';
import { lockCampaign } from '#db/campaigns/kept-campaigns.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { stepCampaign, takesTexts } from '#domain/campaigns/campaign-states.ts';
import type { CampaignContext } from './act-on-campaign.ts';

/** What was announced to close at an hour is closed when it comes. Answers how many. */
export async function closeDueCampaigns({
  db: database,
  clock,
}: Pick<CampaignContext, 'db' | 'clock'>): Promise<number> {
  return database.transaction().execute(async (db) => {
    const at = clock();
    let closed = 0;
    for (const slug of await listPastClosing(db, at)) {
      const kept = await lockCampaign(db, slug);
      const next = kept && stepCampaign({ state: kept.state, draft: kept.draft !== null }, 'close');
      if (!kept?.live || !next?.ok || !next.standing) continue;
      // Somebody may have moved the hour meanwhile.
      const { closesAt } = kept.live.record;
      if (takesTexts({ state: kept.state, closesAt }, at)) continue;
      await setCampaignState(db, slug, next.standing.state);
      const note = 'The hour came that was announced.';
      await insertDeskEvent(db, { kind: 'close-campaign', officer: null, subject: slug, note, at });
      closed += 1;
    }
    return closed;
  });
}
