import { campaignSnapshot } from '#services/campaigns/campaign-snapshot.ts';
import { RELEASED } from './sample-campaign.ts';

/** The campaigns of the release as a process serves them when nobody has changed one. */
export const SERVED = campaignSnapshot(
  0,
  RELEASED.map((record) => ({
    ...{ slug: record.slug, record },
    state: 'live',
    no: 1,
    closedAt: null,
    older: {},
  })),
);
