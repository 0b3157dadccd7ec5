import type { Database } from '#db/connect.ts';
import { countPublished } from '#db/publications/publication-counts.ts';
import type { Campaign } from '#domain/campaigns/schema.ts';
import type { Clock } from '#services/ports.ts';
import { remember } from '#services/remember.ts';

/** How far campaigns with a goal have come, by slug. Every place that shows it reads it here. */
export type GoalCounts = Readonly<Record<string, number>>;

type WithGoal = Pick<Campaign, 'slug' | 'goal' | 'category' | 'writingType'>;

/** A change is purged from the caches again after this long, so no page keeps an older figure. */
const REMEMBERED_MS = 700;

/** Those of a banner stand on every page: one question a goal for all pages of the same moment, and none for other goals. */
export function rememberGoalCounts(db: Database, clock: Clock) {
  const remembered = new Map<string, () => Promise<number>>();
  return async (campaigns: readonly WithGoal[]): Promise<GoalCounts> => {
    const counted = campaigns.map(async ({ slug, goal, category, writingType }) => {
      if (goal === null || category === null) return [];
      const kind = `${category} ${writingType}`;
      const count =
        remembered.get(kind) ??
        remember(REMEMBERED_MS, clock, () => countPublished(db, { category, writingType }));
      remembered.set(kind, count);
      return [[slug, await count()] as const];
    });
    return Object.fromEntries((await Promise.all(counted)).flat());
  };
}
