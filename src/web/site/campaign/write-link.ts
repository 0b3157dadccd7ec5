import type { Campaign } from '#domain/campaigns/schema.ts';

type Written = Pick<Campaign, 'category'> & { form: object | null };
type Read = Pick<Campaign, 'category'> & { list: { path: string } | null };

/** What `writePath` says, in router state, as the specification's links carry it. */
export function writeState(campaign: Written): object | undefined {
  return campaign.form ? undefined : { category: campaign.category };
}

/** Where the campaign's texts are read: its own list, or the category among all. */
export function readPath(campaign: Read): string {
  return campaign.list?.path ?? `/stories?category=${campaign.category}`;
}
