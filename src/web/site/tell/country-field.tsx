import { t } from '@lingui/core/macro';
import { COUNTRY_SYNONYMS } from '#domain/options/country-synonyms.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { countryName } from '#web/words/names.ts';
import { COUNTRIES_IN_ORDER } from '#web/words/names-in-order.ts';
import type { PartProps } from './part-props.ts';

const OPTIONS = COUNTRIES_IN_ORDER.map((country) => {
  const label = countryName(country);
  const synonyms = COUNTRY_SYNONYMS[country] ?? [];
  // Whoever knows it by its English name finds it by that too.
  return { value: country, label, synonyms: label === country ? synonyms : [country, ...synonyms] };
});

export function CountryField({ values, problems, set }: PartProps) {
  return (
    <Field
      name="country"
      label={t`Country`}
      hint={t`Start typing and choose from the list.`}
      problem={problems.country}
    >
      {(control) => (
        <Combobox
          {...control}
          empty={t`Choose a country`}
          noMatch={t`No country found. Try its English name.`}
          value={values.country}
          onChange={(value) => set('country', value)}
          options={OPTIONS}
        />
      )}
    </Field>
  );
}
