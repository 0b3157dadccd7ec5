import { BEGINNINGS_OF_CAMPAIGN } from './beginning-lines.ts';
import { bill21 } from './bill21.ts';
import { type Campaigns, campaignsOf } from './campaigns.ts';
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
import type { Campaign } from './schema.ts';
import { sikh } from './sikh.ts';
import { sudan } from './sudan.ts';

/**
 * The campaigns that come with a release, in English: what a migration writes down, the demo world and tests are made
 * of. Readers are served from the database.
 */
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

/** With what helps to begin, which stands apart in the files. */
export const releasedCampaigns = (): Campaign[] => allCampaigns().map(withBeginnings);

function withBeginnings(campaign: Campaign): Campaign {
  const own = BEGINNINGS_OF_CAMPAIGN[campaign.slug];
  return own ? { ...campaign, beginnings: { ...own, lines: [...own.lines] } } : campaign;
}

/** As if each were served in its first version. */
export const RELEASED: Campaigns = campaignsOf(
  releasedCampaigns().map((campaign) => ({
    campaign,
    authorLabel: campaign.authorLabel,
    recipientNames: Object.fromEntries(campaign.recipients.map((name) => [name, name])),
    state: 'live',
    closedAt: null,
    no: 1,
    older: {},
  })),
);

export const findCampaign = RELEASED.find;
export const generalCampaign = RELEASED.general;
export const campaignsWithForm = () => RELEASED.withForm;
export const findForm = RELEASED.findForm;
export const formOf = RELEASED.formOf;
export const campaignOfCategory = RELEASED.ofCategory;
export type { CampaignWithForm } from './campaigns.ts';
