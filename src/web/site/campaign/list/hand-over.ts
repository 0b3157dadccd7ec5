import type { Campaign } from '#domain/campaigns/schema.ts';
import type { Page } from '#domain/paging/paging.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import type { FoundStory } from '#services/stories/search-stories.ts';
import { type StoryCard, storyCard } from '../../story/story-card.ts';

/** A page carries what it is given twice, drawn and for its script; so it is given what it shows. */
export function cardsOf({ content, ...page }: Page<ListedStory>): Page<StoryCard> {
  return { ...page, content: content.map(storyCard) };
}

export function foundCards({ content, ...page }: Page<FoundStory>) {
  return { ...page, content: content.map((one) => ({ ...one, story: storyCard(one.story) })) };
}

export type ListedCampaign = ReturnType<typeof listedCampaign>;

/** A campaign without what only its landing and its form show. */
export function listedCampaign(campaign: Campaign, list: NonNullable<Campaign['list']>) {
  const {
    slug,
    name,
    summary,
    category,
    writingType,
    wall,
    remembrance,
    recipients,
    exhibit,
    whereItGoes,
  } = campaign;
  const form = campaign.form && { path: campaign.form.path, languages: campaign.form.languages };
  const told = { slug, name, summary, category, writingType, wall, remembrance };
  return { ...told, recipients, exhibit, whereItGoes, form, list };
}
