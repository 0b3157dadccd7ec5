import type { Campaign, CampaignLanding } from '#domain/campaigns/schema.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { ListedStory } from '#domain/story/published-story.ts';

/** A campaign that has a landing page, and what is published in it. */
export type LandingProps = {
  campaign: Campaign & { landing: CampaignLanding; category: CategoryCode };
  total: number;
  newest: ListedStory[];
};
