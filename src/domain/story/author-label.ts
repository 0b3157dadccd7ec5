import { campaignOfCategory } from '#domain/campaigns/registry.ts';
import type { CategoryCode } from '#domain/options/categories.ts';

/** Letters of remembrance are "From", everything else has a "Name". */
export function authorLabel(category: CategoryCode): 'Name' | 'From' {
  return campaignOfCategory(category)?.authorLabel ?? 'Name';
}
