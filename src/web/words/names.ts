import { BELIEF_NAMES, COUNTRY_NAMES } from './list-names.ts';

/** What a page calls a country; English names are what is stored. */
export const countryName = (country: string) => COUNTRY_NAMES?.[country] ?? country;

export const beliefName = (belief: string) => BELIEF_NAMES?.[belief] ?? belief;

/**
 * A text with the names of its country and belief in the page's language. Loaders ask, so that two hundred and fifty names do
 * not travel to whoever reads one text.
 */
export function named<Told extends { country: string; belief: string | null }>(told: Told): Told {
  return {
    ...told,
    country: countryName(told.country),
    belief: told.belief && beliefName(told.belief),
  };
}
