import type { Campaign } from '#domain/campaigns/schema.ts';
import type { CategoryCode } from '#domain/options/categories.ts';

/** As much of a campaign as its writers meet once a text has arrived. */
export type ThankingRoom = ReturnType<typeof thankingRoom>;

export function thankingRoom(campaign: Campaign & { category: CategoryCode }) {
  const { slug, category, writingType, wall, remembrance, goal, thanks, whereItGoes } = campaign;
  return {
    ...{ slug, category, writingType, wall, remembrance, goal, thanks, whereItGoes },
    form: campaign.form && { path: campaign.form.path },
    list: campaign.list && { path: campaign.list.path },
  };
}
