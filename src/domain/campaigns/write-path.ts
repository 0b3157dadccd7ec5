import type { Campaign } from './schema.ts';

/** To the campaign's own form, or to the general one carrying its category. */
export function writePath(campaign: Campaign): string {
  if (campaign.form) return campaign.form.path;
  return `/tell?category=${campaign.category}`;
}
