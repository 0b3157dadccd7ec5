import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import type { SubmissionInput } from '#domain/submission/fields.ts';

export const STORY_OF_100 = `${'I was seven and my uncle lifted me up so that I could see the snow on the minaret. It stayed on it. '.slice(
  0,
  99,
)}!`;

/** The least a form accepts: every asked field filled, nothing else. */
export function validInput(campaign: CampaignWithForm): SubmissionInput {
  return {
    title: 'The day it snowed',
    story: STORY_OF_100,
    category: campaign.category ?? 'MOSQUE',
    gender: 'F',
    country: 'Canada',
    terms: true,
    ...(campaign.form.requires.includes('age') ? { age: '41' } : { adult: true }),
    ...(campaign.form.requires.includes('belief') ? { belief: 'Islam' } : {}),
    ...(campaign.form.requires.includes('recipient') ? { recipient: campaign.recipients[0] } : {}),
  };
}
