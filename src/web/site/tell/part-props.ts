import type { Field } from '#domain/submission/fields.ts';
import type { FormValues } from './form-values.ts';
import type { WritingCampaign } from './writing-campaign.ts';

/** What each part of the form is given. */
export type PartProps = {
  campaign: WritingCampaign;
  letter: boolean;
  values: FormValues;
  problems: Partial<Record<Field, string>>;
  set: (field: Field, value: string) => void;
};
