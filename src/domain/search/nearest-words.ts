import { CATEGORIES } from '#domain/options/categories.ts';
import { CATEGORY_SYNONYMS } from '#domain/options/category-synonyms.ts';
import { COUNTRIES } from '#domain/options/countries.ts';
import { COUNTRY_SYNONYMS } from '#domain/options/country-synonyms.ts';
import { fold } from '#domain/options/option-search.ts';
import { OTHER_SPELLINGS } from './other-spellings.ts';
import { slipsAllowed, slipsBetween } from './slips.ts';

/** More would be a list to read rather than a hand held out. */
export const MOST_OFFERED = 3;
/** A sentence is no slip of the finger. */
const MOST_WORDS = 4;
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/** What people write here about: subjects, what families call them, and places. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    ...CATEGORIES.map(({ label }) => label),
    ...Object.values(CATEGORY_SYNONYMS).flat(),
    ...Object.values(OTHER_SPELLINGS),
    ...COUNTRIES,
    ...Object.values(COUNTRY_SYNONYMS).flat(),
  ].flatMap((words) => fold(words).split(' ')),
);

/**
 * What may have been meant by words that nobody wrote, best first. Whether somebody wrote these
 * is for the database to say.
 */
export function nearestWords(typed: string): string[] {
  const words = [...new Set(typed.match(WORD))];
  if (words.length > MOST_WORDS) return [];
  const meant = words
    .map((word) => ({ word, near: nearestTo(fold(word)) }))
    .filter(({ near }) => near.length > 0);
  const [only, ...more] = meant;
  if (!only) return [];
  const put = (pairs: readonly (readonly [string, string | undefined])[]) => {
    const given = new Map(pairs);
    return typed.replace(WORD, (word) => given.get(word) ?? word);
  };
  if (more.length === 0) return only.near.map((near) => put([[only.word, near]]));
  // A name that we do not know is no slip, so first one word at a time.
  const each = meant.map(({ word, near }) => [word, near[0]] as const);
  return [...each.map((pair) => put([pair])), put(each)];
}

function nearestTo(word: string): string[] {
  const usual = Object.hasOwn(OTHER_SPELLINGS, word) ? OTHER_SPELLINGS[word] : undefined;
  if (usual !== undefined) return [usual];
  const most = slipsAllowed(word.length);
  if (most === 0 || KNOWN.has(word)) return [];
  return [...KNOWN]
    .map((known) => ({ known, slips: slipsBetween(word, known, most) }))
    .filter(({ known, slips }) => slips <= most && known.length > 2 && sounds(word, known, slips))
    .sort((a, b) => a.slips - b.slips || a.known.localeCompare(b.known, 'en'))
    .slice(0, MOST_OFFERED)
    .map(({ known }) => OTHER_SPELLINGS[known] ?? known);
}

/** Two slips and another first letter are another word. */
const sounds = (word: string, known: string, slips: number) => slips < 2 || word[0] === known[0];
