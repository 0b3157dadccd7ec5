import path from 'node:path';
import type { Locale } from '#domain/options/locales.ts';
import type { NameIn } from '#services/ports.ts';
import { entriesOf, TRANSLATIONS } from './gettext-entries.ts';

type Names = ReadonlyMap<string, string>;

/**
 * Names of countries and subjects for what leaves the site in the language of a text, whatever page it was
 * asked for at. A language is read when the first text in it leaves.
 */
export function createNameIn(folder = TRANSLATIONS): NameIn {
  const read = new Map<Locale, Names>();
  const namesOf = (locale: Locale) => {
    const names = read.get(locale) ?? readNames(path.join(folder, locale));
    read.set(locale, names);
    return names;
  };
  return (locale, list, english) =>
    locale === 'en' ? english : (namesOf(locale).get(`${list} ${english}`) ?? english);
}

function readNames(folder: string): Names {
  return new Map(
    entriesOf(path.join(folder, 'lists.po'))
      .filter(({ words }) => words !== '')
      .map(({ context, english, words }) => [`${context} ${english}`, words]),
  );
}
