import { asWritten } from '#domain/campaigns/as-written.ts';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { museumRooms } from '#domain/campaigns/museum.ts';
import type { Campaign } from '#domain/campaigns/schema.ts';
import type { Page } from '#domain/paging/paging.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import type { FoundStory } from '#services/stories/search-stories.ts';
import { type StoryCard, storyCard } from '../../story/story-card.ts';

/** A page carries what it is given twice, drawn and for its script; so it is given what it shows. */
export function cardsOf(
  { content, ...page }: Page<ListedStory>,
  campaigns: Campaigns,
): Page<StoryCard> {
  return { ...page, content: content.map((story) => storyCard(asWritten(story, campaigns))) };
}

export function foundCards({ content, ...page }: Page<FoundStory>, campaigns: Campaigns) {
  return {
    ...page,
    content: content.map((one) => ({
      ...one,
      story: storyCard(asWritten(one.story, campaigns)),
    })),
  };
}

export type ListedCampaign = ReturnType<typeof listedCampaign>;

/** A campaign without what only its landing and its form show. */
export function listedCampaign(
  campaign: Campaign,
  list: NonNullable<Campaign['list']>,
  campaigns: Campaigns,
) {
  const { slug, name, summary, category, writingType, wall, remembrance, exhibit, whereItGoes } =
    campaign;
  const form = campaign.form && { path: campaign.form.path, languages: campaign.form.languages };
  const told = { slug, name, summary, category, writingType, wall, remembrance };
  const names = campaigns.recipientNames(slug);
  const recipients = campaign.recipients.map((recipient) => ({
    recipient,
    name: names[recipient] ?? recipient,
  }));
  const room = museumRooms(campaigns).find((one) => one.slug === slug)?.number;
  return { ...told, recipients, room, exhibit, whereItGoes, form, list };
}
