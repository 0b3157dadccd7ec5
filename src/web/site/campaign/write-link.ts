import type { Campaign } from '#domain/campaigns/schema.ts';

/** What `writePath` says, in router state, as the specification's links carry it. */
export function writeState(campaign: Campaign): object | undefined {
  return campaign.form ? undefined : { category: campaign.category };
}

/** Where the campaign's texts are read: its own list, or the category among all. */
export function readPath(campaign: Campaign): string {
  return campaign.list?.path ?? `/stories?category=${campaign.category}`;
}
