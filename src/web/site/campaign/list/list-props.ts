import type { Campaign } from '#domain/campaigns/schema.ts';
import type { Page } from '#domain/paging/paging.ts';
import type { ListedStory, ListScope } from '#domain/story/published-story.ts';

export type ListProps = {
  campaign: Campaign & { list: NonNullable<Campaign['list']> };
  stories: Page<ListedStory>;
  /** What the list is narrowed to; the page's own campaign included. */
  scope: ListScope;
  recipients: { recipient: string; total: number }[];
  /** All that is published in this list, not narrowed. */
  total: number;
};
