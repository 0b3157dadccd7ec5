import path from 'node:path';
import type { Plugin } from 'vite';
import { BELIEFS } from '#domain/options/beliefs.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { COUNTRIES } from '#domain/options/countries.ts';
import type { Locale } from '#domain/options/locales.ts';
import { readCatalogue } from './catalogue.ts';
import { pseudoText } from './pseudo-words.ts';
import type { ByLetter, ListNames } from './words/list-names.ts';

const IN_PLACE_OF = path.join(import.meta.dirname, 'words/list-names.ts');

type Translated = Exclude<Locale, 'en'>;

/** What a value of a list is called in the language. */
type NameOf = (list: 'country' | 'belief' | 'subject', english: string) => string;

/**
 * Fills `src/web/words/list-names.ts` with the names of one language, in its own order: sorted here, once, because
 * a browser's own alphabets take an old phone a tenth of a second. A name that is missing fails the build.
 */
export function listNamesInPlace(locale: Locale, { pseudo }: { pseudo: boolean }): Plugin {
  return {
    name: 'list-names-in-place',
    enforce: 'pre',
    async load(id) {
      if (locale === 'en' || id.split('?')[0] !== IN_PLACE_OF) return null;
      const nameOf = pseudo ? pseudoName : await readNames(locale);
      return Object.entries(listNames(locale, nameOf))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

export async function readNames(locale: Translated): Promise<NameOf> {
  const names = new Map(
    Object.values(await readCatalogue(locale, 'lists')).map(({ context, message, translation }) => [
      `${context} ${message}`,
      translation,
    ]),
  );
  return (list, english) => {
    const name = names.get(`${list} ${english}`);
    if (!name) throw new Error(`The ${list} “${english}” has no name in ${locale}.`);
    return name;
  };
}

const pseudoName: NameOf = (_, english) => pseudoText(english);

type Lists = { COUNTRY_NAMES: ListNames; BELIEF_NAMES: ListNames; SUBJECTS_BY_LETTER: ByLetter };

/** What stands in the file for a language. */
export function listNames(locale: Translated, nameOf: NameOf): Lists {
  const { compare } = new Intl.Collator(locale);
  const inOrder = <Named extends { name: string }>(all: Named[]) =>
    all.sort((a, b) => compare(sortedAs(a.name, locale), sortedAs(b.name, locale)));
  const tableOf = (list: 'country' | 'belief', values: readonly string[]) =>
    inOrder(values.map((value) => ({ value, name: nameOf(list, value) })));
  const subjects = inOrder(
    CATEGORIES.map(({ code, label }) => ({ code, name: nameOf('subject', label) })),
  );
  return {
    COUNTRY_NAMES: asTable(tableOf('country', COUNTRIES)),
    BELIEF_NAMES: asTable(withEnds(tableOf('belief', BELIEFS))),
    SUBJECTS_BY_LETTER: byLetter(locale, subjects),
  };
}

type Entry = { value: string; name: string };

const asTable = (entries: Entry[]): ListNames =>
  Object.fromEntries(entries.map(({ value, name }) => [value, name]));

/** Who has none finds it at once, and who has another one looks at the end. */
function withEnds(beliefs: Entry[]): Entry[] {
  const place = ({ value }: Entry) =>
    (value === 'Other' ? 1 : 0) - Number(value === 'Not Applicable');
  return beliefs.sort((a, b) => place(a) - place(b));
}

/** Arabic is looked up without its article, which is part of the name of God. */
function sortedAs(name: string, locale: Translated): string {
  return locale === 'ar' ? name.replace(/^ال(?!له(?:\s|$))/u, '') : name;
}

const ALPHABETS: Readonly<Record<Translated, string>> = {
  fr: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ur: 'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنوہی',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
};
/** For what begins with a figure. */
const NO_LETTER = '0';

function byLetter(locale: Translated, subjects: { code: CategoryCode; name: string }[]): ByLetter {
  const letters = [...ALPHABETS[locale]];
  const letterOf = ({ name }: { name: string }) => {
    const [first = ''] = /\p{L}|\p{N}/u.exec(sortedAs(name, locale).normalize('NFD')) ?? [];
    const letter = first.toUpperCase();
    return letters.includes(letter) ? letter : NO_LETTER;
  };
  const under = (letter: string) =>
    subjects.filter((subject) => letterOf(subject) === letter).map(({ code }) => code);
  const others = under(NO_LETTER);
  return [
    ...letters.map((letter) => [letter, under(letter)] as const),
    ...(others.length > 0 ? [[NO_LETTER, others] as const] : []),
  ];
}
