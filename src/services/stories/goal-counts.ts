import type { Database } from '#db/connect.ts';
import { countPublished } from '#db/publications/publication-counts.ts';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import type { Clock } from '#services/ports.ts';
import { remember } from '#services/remember.ts';

/** How far each campaign with a goal has come, by slug. Every place that shows it reads it here. */
export type GoalCounts = Readonly<Record<string, number>>;

export async function goalCounts(db: Database, { listed }: Campaigns): Promise<GoalCounts> {
  const counted = listed.map(async ({ slug, goal, category, writingType }) => {
    if (goal === null || category === null) return [];
    return [[slug, await countPublished(db, { category, writingType })] as const];
  });
  return Object.fromEntries((await Promise.all(counted)).flat());
}

/** A change is purged from the caches again after this long, so no page keeps an older figure. */
const REMEMBERED_MS = 700;

/** Every page shows them: one question for all pages of the same moment. */
export function rememberGoalCounts(
  db: Database,
  clock: Clock,
  campaigns: () => Campaigns,
): () => Promise<GoalCounts> {
  return remember(REMEMBERED_MS, clock, () => goalCounts(db, campaigns()));
}
