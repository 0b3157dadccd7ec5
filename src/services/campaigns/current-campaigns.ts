import type { Database } from '#db/connect.ts';
import type { CampaignSnapshot } from './campaign-snapshot.ts';
import { readSnapshot } from './served-campaigns.ts';

const known = new WeakMap<Database, CampaignSnapshot>();

/** For who needs them now and then, as desk and worker do: one small question, and what changed is read. */
export async function currentCampaigns(db: Database): Promise<CampaignSnapshot> {
  const now = await readSnapshot(db, known.get(db));
  known.set(db, now);
  return now;
}
