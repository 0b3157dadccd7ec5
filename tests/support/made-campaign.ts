import { beginCampaign } from '#domain/campaigns/begin-campaign.ts';
import { campaignSnapshot } from '#services/campaigns/campaign-snapshot.ts';
import { SERVED } from './served.ts';
import { twoLeads } from './two-leads.ts';
import type { World } from './world.ts';

/** What the desk makes of five answers, and nobody has touched since. */
const MADE = beginCampaign({
  start: 'letters',
  name: 'Letters to Alder Street',
  slug: 'alder-street',
  recipients: ['A neighbour', 'Whoever drives the bus'],
  // Of a subject that no campaign of the release has.
  category: 'GARDENING',
  wall: 'hankin-rose-58-2-283a50',
  why: 'Somebody on Alder Street is waiting for a letter. A few true sentences are enough.',
  languages: ['en'],
});

/** The thirteen, and beside them one that leads made. What holds for pages of campaigns is tried on all of these. */
export const WITH_MADE = campaignSnapshot({
  ...SERVED,
  kept: [
    ...SERVED.kept,
    { slug: MADE.slug, record: MADE, state: 'live', no: 1, closedAt: null, older: {} },
  ],
}).in('en');

/** Two leads open it. A web process that starts afterwards serves it from its first page on. */
export async function openMade({ decideContext }: World): Promise<void> {
  const leads = await twoLeads(decideContext);
  await leads.propose(MADE);
  await leads.agree(MADE.slug);
}
