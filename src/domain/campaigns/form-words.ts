import type { WritingType } from '#domain/options/writing-types.ts';
import type { CampaignWithForm } from './campaigns.ts';

/** A form that takes both is named after what the person came to write. */
export function formWords({ form }: Pick<CampaignWithForm, 'form'>, writingType: WritingType) {
  const { heading, pageTitle, letterHeading } = form;
  return writingType === 'LETTER' && letterHeading
    ? { heading: letterHeading, pageTitle: letterHeading }
    : { heading, pageTitle };
}
