import type { Campaign, CampaignLanding } from '#domain/campaigns/schema.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { ListedStory } from '#domain/story/published-story.ts';

type WithLanding = Campaign & { landing: CampaignLanding; category: CategoryCode };

/** A campaign without what only its form, its list and other pages show. */
export function landed({ form, list, landing, ...campaign }: WithLanding) {
  const { slug, name, category, writingType, wall, remembrance, goal } = campaign;
  return {
    ...{ slug, name, category, writingType, wall, remembrance, goal, landing },
    form: form && { path: form.path, appeal: form.appeal, languages: form.languages },
    list: list && { path: list.path },
  };
}

/** A campaign that has a landing page, and what is published in it. */
export type LandingProps = {
  campaign: ReturnType<typeof landed>;
  total: number;
  newest: ListedStory[];
};
