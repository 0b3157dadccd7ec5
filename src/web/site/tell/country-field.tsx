import { COUNTRIES } from '#domain/options/countries.ts';
import { COUNTRY_SYNONYMS } from '#domain/options/country-synonyms.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import type { PartProps } from './part-props.ts';

const OPTIONS = COUNTRIES.map((name) => ({
  value: name,
  label: name,
  synonyms: COUNTRY_SYNONYMS[name] ?? [],
}));

export function CountryField({ values, problems, set }: PartProps) {
  return (
    <Field
      name="country"
      label="Country"
      hint="Start typing and choose from the list."
      problem={problems.country}
    >
      {(control) => (
        <Combobox
          {...control}
          empty="Choose a country"
          noMatch="No country found. Try its English name."
          value={values.country}
          onChange={(value) => set('country', value)}
          options={OPTIONS}
        />
      )}
    </Field>
  );
}
