import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import type { Field } from '#domain/submission/fields.ts';
import type { FormValues } from './form-values.ts';

/** What each part of the form is given. */
export type PartProps = {
  campaign: CampaignWithForm;
  letter: boolean;
  values: FormValues;
  problems: Partial<Record<Field, string>>;
  set: (field: Field, value: string) => void;
};
