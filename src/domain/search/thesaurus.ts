import type { CategoryCode } from '#domain/options/categories.ts';
import { CATEGORIES } from '#domain/options/category-list.ts';
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

const SUBJECTS: ReadonlyMap<string, CategoryCode> = new Map(
  CATEGORIES.map(({ code, label }) => [plainForm(label), code]),
);

/** The subject that is called so, where one is. */
export const subjectCalled = (typed: string) => SUBJECTS.get(plainForm(typed)) ?? null;

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
  const citiesOf = new Map<string, string[]>();
  for (const [english = [], french = [], urdu = [], arabic = [], [country = ''] = []] of linesOf(
    CITIES,
  )) {
    const names = [english, french, urdu, arabic];
    add(names.flat(), wordsOf(names));
    // By the name that most writers give it.
    citiesOf.set(country, [...(citiesOf.get(country) ?? []), ...english.slice(0, 1)]);
  }
  for (const [[country = ''] = [], english = [], ...others] of linesOf(PEOPLES)) {
    const names = [[country, ...english], ...others];
    const exact = countriesCalled(country).map((value) => `=country:${value}`);
    add(names.flat(), { ...wordsOf(names), exact, cities: citiesOf.get(country) ?? [] });
  }
  for (const { country, name } of CALLED) add([name], { exact: [`=country:${country}`] });
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

const CALLED = COUNTRIES.map((country) => ({ country, name: plainForm(country) }));

/** "Palestine" is part of a value of the list; "Sudan" is one, so South Sudan is not meant. */
function countriesCalled(name: string): string[] {
  const exactly = CALLED.filter((one) => one.name === name);
  const called =
    exactly.length > 0 ? exactly : CALLED.filter((one) => ` ${one.name} `.includes(` ${name} `));
  return called.map(({ country }) => country);
}

const TERMS: ReadonlyMap<string, Entry> = makeTerms();
