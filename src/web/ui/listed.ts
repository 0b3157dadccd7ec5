import { t } from '@lingui/core/macro';

export const COMMA = t({ message: ', ', context: 'between the names of a list' });

/** "Letters, Ramadan"; what is not there leaves no gap. */
export function inARow(names: readonly (string | null)[]): string {
  return names.filter(Boolean).join(COMMA);
}

/** "English, French and Urdu" */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = inARow(names.slice(0, -1));
  return others === '' ? last : t`${others} and ${last}`;
}
