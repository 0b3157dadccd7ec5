import type { Campaign } from './schema.ts';

type Writable = Pick<Campaign, 'category'> & { form: { path: string } | null };

/** To the campaign's own form, or to the general one carrying its category. */
export function writePath(campaign: Writable): string {
  if (campaign.form) return campaign.form.path;
  return `/tell?category=${campaign.category}`;
}

/** Where the form stands that a text came from; forms stand nowhere else (`campaign-addresses.ts`). */
export const formPathOf = (slug: string): string =>
  slug === 'general' ? '/tell' : `/${slug}/tell`;
