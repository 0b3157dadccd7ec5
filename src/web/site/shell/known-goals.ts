import type { PublicServices } from '#services/public-services.ts';
import type { GoalCounts } from '#services/stories/goal-counts.ts';

/** A figure is never a reason for a page to fail. */
export function knownGoals(
  { goalCounts }: Pick<PublicServices, 'goalCounts'>,
  campaigns: Parameters<PublicServices['goalCounts']>[0],
): Promise<GoalCounts> {
  return goalCounts(campaigns).catch(() => ({}));
}
