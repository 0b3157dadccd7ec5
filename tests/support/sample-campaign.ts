import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { readReleasedCampaigns } from '#integrations/campaign-words/read-released-campaigns.ts';

export const RELEASED: readonly CampaignRecord[] = readReleasedCampaigns();

export function released(slug: string): CampaignRecord {
  const found = RELEASED.find((record) => record.slug === slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return structuredClone(found);
}

/** A campaign nobody has yet, as a lead makes it: letters, with a form, a list and a landing of its own. */
export function newCampaign(slug = 'alder-street', change?: (copy: CampaignRecord) => void) {
  const copy = released('palestine');
  const { form, list, landing } = copy;
  if (!form || !list || !landing) throw new Error('The sample has no form.');
  copy.slug = slug;
  copy.name.en = 'Letters to Alder Street';
  form.path = `/${slug}/tell`;
  list.path = `/${slug}/letters`;
  landing.path = `/${slug}`;
  change?.(copy);
  return copy;
}

/** The same with other words on its form: writers are told something else. */
export function withHeading(record: CampaignRecord, en: string): CampaignRecord {
  const copy = structuredClone(record);
  if (copy.form) copy.form.heading = { ...copy.form.heading, en };
  return copy;
}

/** And with other words on its landing: readers notice, writers do not. */
export function withLead(record: CampaignRecord, en: string): CampaignRecord {
  const copy = structuredClone(record);
  if (copy.landing) copy.landing.lead = { ...copy.landing.lead, en };
  return copy;
}
