import type { CategoryCode } from '#domain/options/categories.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { bill21 } from './bill21.ts';
import { eid } from './eid.ts';
import { general } from './general.ts';
import { hijab } from './hijab.ts';
import { islamicHistoryMonth } from './islamic-history-month.ts';
import { jan29 } from './jan29.ts';
import { kashmir } from './kashmir.ts';
import { mosque } from './mosque.ts';
import { ourLondonFamily } from './ourlondonfamily.ts';
import { palestine } from './palestine.ts';
import { ramadan } from './ramadan.ts';
import type { Campaign, CampaignForm } from './schema.ts';
import { sikh } from './sikh.ts';
import { sudan } from './sudan.ts';

export type CampaignWithForm = Campaign & { form: CampaignForm };

/** The one place campaigns are read from, so that they may later also come from the database. */
export function allCampaigns(): readonly Campaign[] {
  return [
    general,
    palestine,
    hijab,
    ramadan,
    ourLondonFamily,
    jan29,
    sudan,
    kashmir,
    eid,
    mosque,
    bill21,
    sikh,
    islamicHistoryMonth,
  ];
}

export function findCampaign(slug: string): Campaign | undefined {
  return allCampaigns().find((campaign) => campaign.slug === slug);
}

export function generalCampaign(): CampaignWithForm {
  return requireForm(general);
}

export function campaignsWithForm(): readonly CampaignWithForm[] {
  return allCampaigns().filter(hasForm);
}

/** A campaign with a form under its own slug; the general form lives at /tell alone. */
export function findForm(slug: string): CampaignWithForm | undefined {
  return campaignsWithForm().find((campaign) => campaign.slug === slug && campaign !== general);
}

/** The campaign whose landing, under its path or an alias, is at this address. */
export function findLanding(path: string): Campaign | undefined {
  return allCampaigns().find(
    ({ landing }) => landing?.path === path || landing?.aliases.includes(path),
  );
}

/** The form a stored text came from; every text came from one. */
export function formOf(slug: string): CampaignWithForm {
  return findForm(slug) ?? generalCampaign();
}

export function findList(path: string): Campaign | undefined {
  return allCampaigns().find(({ list }) => list?.path === path);
}

export function campaignOfCategory(category: CategoryCode): Campaign | undefined {
  return allCampaigns().find((campaign) => campaign.category === category);
}

/**
 * Which forms a text of this category and type may have come from, the most particular first.
 * An older client names no form; a story about Eid may come from the Eid form or the general one,
 * but a letter comes from its own form wherever there is one.
 */
export function formsFor(category: string, writingType: WritingType): readonly CampaignWithForm[] {
  const own = campaignsWithForm().filter(
    (campaign) => campaign.category === category && campaign.writingType === writingType,
  );
  return own.length > 0 && writingType === 'LETTER' ? own : [...own, generalCampaign()];
}

function hasForm(campaign: Campaign): campaign is CampaignWithForm {
  return campaign.form !== null;
}

function requireForm(campaign: Campaign): CampaignWithForm {
  if (!hasForm(campaign)) throw new Error(`Campaign ${campaign.slug} has no form.`);
  return campaign;
}
