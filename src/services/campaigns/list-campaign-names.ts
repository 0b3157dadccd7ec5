import type { Database } from '#db/connect.ts';
import { currentCampaigns } from './current-campaigns.ts';

export type CampaignName = { slug: string; name: string; hasForm: boolean };

/** What the desk narrows its lists by. */
export async function listCampaignNames(db: Database): Promise<CampaignName[]> {
  const { all } = (await currentCampaigns(db)).in('en');
  return all.map(({ slug, name, form }) => ({ slug, name, hasForm: form !== null }));
}
