import { AGE_SECRET, isChild, yearsOf } from '#domain/options/ages.ts';
import { FIELDS, type Field } from '#domain/submission/fields.ts';

/** What the form holds while a person writes: every field as text. */
export type FormValues = Record<Field, string>;

export const EMPTY_VALUES: FormValues = Object.fromEntries(
  FIELDS.map((field) => [field, '']),
) as FormValues;

/** Ticked boxes travel as "on", as a browser without a script sends them. */
export const TICKED = 'on';
/** The wish to see it over once more with no city in it. */
export const WITHOUT_CITY = 'without-city';
export const SECRET_AGE = String(AGE_SECRET);

/** The name under which a form says in which version it asked. */
export const FORM_VERSION = 'campaignVersion';

/** From a plain form post. The box "It's a secret" wins over a typed age. */
export function valuesFromForm(form: FormData): FormValues {
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, formText(form, field)]),
  ) as FormValues;
  return formText(form, 'ageSecret') === TICKED ? { ...values, age: SECRET_AGE } : values;
}

export function hasWords(values: FormValues): boolean {
  return values.story.trim() !== '' || values.title.trim() !== '';
}

/** While nothing is said about the age yet, nobody is taken for a child; who sends it so, is. */
export function isChildSoFar({ age, adult }: FormValues): boolean {
  return age !== '' && isChild({ age: yearsOf(age), adult: adult === TICKED });
}

export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
