import { CATEGORIES, type CategoryCode } from '#domain/options/categories.ts';
import { CATEGORY_SYNONYMS } from '#domain/options/category-synonyms.ts';
import { COUNTRIES } from '#domain/options/countries.ts';
import { plainForm } from './letters.ts';
import { CITIES } from './thesaurus/cities.ts';
import { FAITH_AND_WORLD } from './thesaurus/faith-and-world.ts';
import { FAMILY_AND_HOME } from './thesaurus/family-and-home.ts';
import { NAMES_AND_CUSTOMS } from './thesaurus/names-and-customs.ts';
import { PEOPLES } from './thesaurus/peoples.ts';

/** What stands for a word. */
export type Entry = {
  words: string[];
  /** Looked for in French texts only: "four" is an oven there. */
  french: string[];
  /** Marks of its country or subject. */
  exact: string[];
  /** Those of a country. */
  cities: string[];
};

/** No term has more words. */
const MOST_WORDS = 4;
const NOTHING: Entry = { words: [], french: [], exact: [], cities: [] };

export function entriesFor(term: string): Entry {
  const found = forms(term)
    .map((form) => TERMS.get(form))
    .find((entry) => entry !== undefined);
  return found ?? NOTHING;
}

/** The subject that is called so, where one is. */
export function subjectCalled(typed: string): CategoryCode | null {
  const name = plainForm(typed);
  return CATEGORIES.find(({ label }) => plainForm(label) === name)?.code ?? null;
}

/** How many of these words, from the first, are one term: "south africa" is a country. */
export function longestTerm(words: readonly string[]): number {
  for (let length = Math.min(MOST_WORDS, words.length); length > 1; length -= 1)
    if (TERMS.has(words.slice(0, length).join(' '))) return length;
  return 0;
}

/** As typed, with vowels once, and without the endings that most words take. */
const forms = (term: string) => [
  term,
  term.replace(/([aeiou])\1/g, '$1'),
  term.replace(/ee/g, 'i').replace(/oo/g, 'u'),
  term.replace(/ies$/, 'y'),
  term.replace(/e?s$/, ''),
  term.replace(/s$/, ''),
  term.replace(/(?:ed|ing)$/, ''),
  term.replace(/(.)\1(?:ed|ing)$/, '$1'),
  term.replace(/(?:ed|ing)$/, 'e'),
];

function makeTerms(): Map<string, Entry> {
  const terms = new Map<string, Entry>();
  const add = (names: readonly string[], given: Partial<Entry>) => {
    for (const name of names) {
      const entry = terms.get(name) ?? { words: [], french: [], exact: [], cities: [] };
      for (const part of ['words', 'french', 'exact', 'cities'] as const)
        entry[part] = [...new Set([...entry[part], ...(given[part] ?? [])])];
      terms.set(name, entry);
    }
  };
  for (const { code, label } of CATEGORIES)
    add([label, ...(CATEGORY_SYNONYMS[code] ?? [])].map(plainForm), {
      exact: [`=category:${code}`],
    });
  const groups = linesOf(FAMILY_AND_HOME, FAITH_AND_WORLD, NAMES_AND_CUSTOMS).map((line) => ({
    line,
    // Whoever looks for one of them may want what is told under that subject.
    exact: line[0]?.flatMap((word) => terms.get(word)?.exact ?? []) ?? [],
  }));
  for (const { line, exact } of groups) add(line.flat(), { ...wordsOf(line), exact });
  for (const line of linesOf(CITIES)) add(line.slice(0, 4).flat(), wordsOf(line.slice(0, 4)));
  for (const [[country = ''] = [], english = [], ...others] of linesOf(PEOPLES)) {
    const names = [[country, ...english], ...others];
    const exact = countriesCalled(country).map((value) => `=country:${value}`);
    add(names.flat(), { ...wordsOf(names), exact, cities: citiesOf(country) });
  }
  for (const country of COUNTRIES) add([plainForm(country)], { exact: [`=country:${country}`] });
  return terms;
}

const wordsOf = ([english = [], french = [], ...others]: string[][]) => ({
  words: [...english, ...others.flat()],
  french,
});

function linesOf(...texts: string[]): string[][][] {
  const termsOf = (part: string) => part.split(',').map(plainForm).filter(Boolean);
  const lines = texts.flatMap((text) => text.trim().split('\n'));
  return lines.map((line) => line.split('|').map(termsOf));
}

/** By the name that most writers give them. */
const citiesOf = (country: string) =>
  linesOf(CITIES)
    .filter((line) => line[4]?.[0] === country)
    .flatMap(([names]) => names?.[0] ?? []);

/** "Palestine" is part of a value of the list; "Sudan" is one, so South Sudan is not meant. */
function countriesCalled(name: string): string[] {
  const called = COUNTRIES.filter((country) => plainForm(country) === name);
  if (called.length > 0) return called;
  return COUNTRIES.filter((country) => ` ${plainForm(country)} `.includes(` ${name} `));
}

const TERMS: ReadonlyMap<string, Entry> = makeTerms();
