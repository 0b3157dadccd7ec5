import { BELIEFS } from '#domain/options/beliefs.ts';
import { COUNTRIES } from '#domain/options/countries.ts';
import { BELIEF_NAMES, COUNTRY_NAMES } from './list-names.ts';

/* Long lists as the page's language orders them; apart from the names, because few pages offer them whole. */

export const COUNTRIES_IN_ORDER: readonly string[] = COUNTRY_NAMES
  ? Object.keys(COUNTRY_NAMES)
  : COUNTRIES;

export const BELIEFS_IN_ORDER: readonly string[] = BELIEF_NAMES
  ? Object.keys(BELIEF_NAMES)
  : BELIEFS;
