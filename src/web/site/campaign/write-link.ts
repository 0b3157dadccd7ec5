import type { Campaign } from '#domain/campaigns/schema.ts';

/** To the campaign's own form, or to the general one carrying its category. */
export function writePath(campaign: Campaign): string {
  if (campaign.form) return campaign.form.path;
  return `/tell?category=${campaign.category}`;
}

/** The same in router state, as the specification's links carry it. */
export function writeState(campaign: Campaign): object | undefined {
  return campaign.form ? undefined : { category: campaign.category };
}

/** Where the campaign's texts are read: its own list, or the category among all. */
export function readPath(campaign: Campaign): string {
  return campaign.list?.path ?? `/stories?category=${campaign.category}`;
}
