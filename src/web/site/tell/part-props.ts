import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import type { Language } from '#domain/options/languages.ts';
import type { Field } from '#domain/submission/fields.ts';
import type { FormValues } from './form-values.ts';

/** What each part of the form is given. */
export type PartProps = {
  campaign: CampaignWithForm;
  letter: boolean;
  /** The language a person came to write in, when it is not that of the form. */
  language: Language | null;
  values: FormValues;
  problems: Partial<Record<Field, string>>;
  set: (field: Field, value: string) => void;
};
