import { readReleasedContent } from '#integrations/content-words/read-released-content.ts';
import { campaignSnapshot } from '#services/campaigns/campaign-snapshot.ts';
import { contentSnapshot } from '#services/content/served-content.ts';
import { RELEASED } from './sample-campaign.ts';

const RELEASED_CONTENT = contentSnapshot(
  new Map(Object.entries(readReleasedContent()).map(([slot, record]) => [slot, { no: 1, record }])),
);

/** The campaigns of the release as a process serves them when nobody has changed one. */
export const SERVED = campaignSnapshot({
  news: 0,
  kept: RELEASED.map((record) => ({
    ...{ slug: record.slug, record },
    state: 'live',
    no: 1,
    closedAt: null,
    older: {},
  })),
  content: RELEASED_CONTENT,
});
