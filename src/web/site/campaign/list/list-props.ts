import type { Page } from '#domain/paging/paging.ts';
import type { ListScope } from '#domain/story/published-story.ts';
import type { StoryCard } from '../../story/story-card.ts';
import type { ListedCampaign } from './hand-over.ts';

export type ListProps = {
  campaign: ListedCampaign;
  stories: Page<StoryCard>;
  /** What the list is narrowed to; the page's own campaign included. */
  scope: ListScope;
  recipients: { recipient: string; total: number }[];
  /** All that is published in this list, not narrowed. */
  total: number;
};
