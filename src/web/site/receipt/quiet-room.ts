import { campaignOfCategory } from '#domain/campaigns/registry.ts';
import { type CategoryCode, categoryFromSlug } from '#domain/options/categories.ts';

/** What a text is about, by the address it will have. */
export function categoryOfUrl(url: string): CategoryCode {
  return categoryFromSlug(url.split('/')[2] ?? '') ?? 'LIFE';
}

/** The room of remembrance that a text was sent to; the shell around its thanks keeps quiet. */
export function quietRoomOf(url: string): CategoryCode | undefined {
  const category = categoryOfUrl(url);
  return campaignOfCategory(category)?.remembrance ? category : undefined;
}
