import type { Database } from '#db/connect.ts';
import { countPublished } from '#db/publication-counts.ts';
import { allCampaigns } from '#domain/campaigns/registry.ts';

/** How far each campaign with a goal has come, by slug. Every place that shows it reads it here. */
export type GoalCounts = Readonly<Record<string, number>>;

export async function goalCounts(db: Database): Promise<GoalCounts> {
  const counted = allCampaigns().map(async ({ slug, goal, category, writingType }) => {
    if (goal === null || category === null) return [];
    return [[slug, await countPublished(db, { category, writingType })] as const];
  });
  return Object.fromEntries((await Promise.all(counted)).flat());
}
