import { deleteDraft } from '#db/campaigns/campaign-drafts.ts';
import { deleteCampaign } from '#db/campaigns/campaign-hours.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { type ActRequest, actOnCampaign, type Scene } from './act-on-campaign.ts';

/** What nobody was served is forgotten; of a campaign that never was live, all of it. */
export const setCampaignAside = actOnCampaign(
  'set-aside',
  async (_, { db, kept, request, at }: Scene<ActRequest>): Promise<{ kind: 'set-aside' }> => {
    const { slug, state } = kept;
    await deleteDraft(db, slug);
    if (state === 'draft') await deleteCampaign(db, slug);
    const event = {
      kind: 'set-aside-campaign',
      officer: request.by.id,
      subject: slug,
      at,
    } as const;
    await insertDeskEvent(db, event);
    return { kind: 'set-aside' };
  },
);
