import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { RECORD_FOLDERS, recordIn, recordsOf } from '#web/records-in-place.ts';

type Said = { english: string; words: string };

async function readCatalogue(locale: string, name: string): Promise<Said[]> {
  const file = `translations/${locale}/${name}.po`;
  const options = { locale, sourceLocale: 'en', filename: file };
  const catalogue = await formatter().parse(readFileSync(file, 'utf8'), options);
  return Object.values(catalogue).map(({ message, translation }) => ({
    english: message ?? '',
    words: translation ?? '',
  }));
}

/** Forms that a count from 0 to 9,999 may take. */
const FORMS: Record<string, string[]> = {
  fr: ['one', 'other'],
  ur: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

type Part = string | [name: string, kind?: string, forms?: Record<string, Part[]>];

/** The names of what is filled in, and the forms of each count. */
function placesOf(parts: Part[]): { names: Set<string>; forms: string[][] } {
  const names = new Set<string>();
  const forms: string[][] = [];
  for (const part of parts) {
    if (typeof part === 'string') continue;
    names.add(part[0]);
    const kinds = Object.entries(part[2] ?? {}).filter(([, words]) => Array.isArray(words));
    if (part[1] === 'plural') forms.push(kinds.map(([form]) => form));
    for (const [, words] of kinds) {
      const inside = placesOf(words);
      for (const name of inside.names) names.add(name);
      forms.push(...inside.forms);
    }
  }
  return { names, forms };
}

/** Of prose: what the configuration fills in, and where links lead. */
const keptInProse = (text: string) =>
  (text.match(/\{\w+\}|\]\([^)]*\)/g) ?? []).toSorted().join(' ');

const FOREIGN = /[\u0660-\u0669\u06f0-\u06f9\u200e\u200f\u202a-\u202e\u2066-\u2069\u0640]/;

const tagsOf = (text: string) => new Set(text.match(/<\/?\d+\/?>/g) ?? []);

/** What is wrong with a translation; empty where nothing is. */
function faultsOf({ english, words }: Said, locale: string): string[] {
  if (words === '') return [`no words for “${english}”`];
  const given = placesOf(compileMessage(english) as Part[]);
  const said = placesOf(compileMessage(words) as Part[]);
  const needed = FORMS[locale] ?? [];
  const faults = [
    [...given.names].toSorted().join() !== [...said.names].toSorted().join() && 'other places',
    [...tagsOf(english)].toSorted().join() !== [...tagsOf(words)].toSorted().join() && 'other tags',
    said.forms.some((forms) => needed.some((form) => !forms.includes(form))) && 'a form is missing',
    /[\u0660-\u0669\u06f0-\u06f9]/.test(words) && 'digits that are not Latin',
    /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u0640]/.test(words) &&
      'a sign of direction, or a stretched letter',
  ];
  return faults.flatMap((fault) => (fault ? [`${fault}: ${words}`] : []));
}

describe('what translators wrote', () => {
  test.each(Object.keys(FORMS))('%s is complete, and says each thing once more', async (locale) => {
    const catalogue = await readCatalogue(locale, 'site');
    expect(catalogue.length).toBeGreaterThan(700);
    expect(catalogue.flatMap((said) => faultsOf(said, locale))).toEqual([]);
  });

  test.each(
    Object.keys(FORMS).flatMap((locale) =>
      ['campaigns', 'pages', 'lists'].map((name) => [locale, name] as const),
    ),
  )('%s: prose keeps its places and its links, %s', async (locale, name) => {
    const catalogue = await readCatalogue(locale, name);
    expect(catalogue.length).toBeGreaterThan(300);
    const wrong = catalogue.filter(
      ({ english, words }) =>
        words === '' || keptInProse(english) !== keptInProse(words) || FOREIGN.test(words),
    );
    expect(wrong).toEqual([]);
  });

  test.each(Object.keys(FORMS))('%s has words for every campaign and page', async (locale) => {
    const catalogues = await Promise.all(
      ['campaigns', 'pages'].map((name) => readCatalogue(locale, name)),
    );
    const known = new Map(catalogues.flat().map(({ english, words }) => [english, words]));
    const used = new Set<string>();
    const missing = new Set<string>();
    const said = (english: string) => {
      (known.has(english) ? used : missing).add(english);
      return known.get(english) ?? english;
    };
    const files = RECORD_FOLDERS.flatMap((folder) =>
      readdirSync(folder).map((file) => path.resolve(folder, file)),
    ).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const records = await Promise.all(files.map(recordsOf));
    for (const record of records) recordIn(said, record);
    expect([...missing]).toEqual([]);
    expect(used.size).toBeGreaterThan(700);
  });

  test('a sentence that nobody has said in a language is no record in it (control)', () => {
    expect(() => recordIn(() => undefined, { lead: 'New words' })).toThrow('New words');
    expect(recordIn(() => undefined, { slug: 'new-words' })).toEqual({ slug: 'new-words' });
  });

  test.each([
    ['nothing said', 'Menu', ''],
    ['another place', 'Read {count}', 'اقرأ {number}'],
    ['a tag lost', 'See <0>all</0>', 'الكل'],
    ['too few forms', '{n, plural, one {#} other {#}}', '{n, plural, one {#} other {#}}'],
    ['other digits', 'Two', '٢'],
    ['a sign of direction', 'Menu', '\u200fقائمة'],
  ])('%s is found out', (_, english, words) => {
    expect(faultsOf({ english, words }, 'ar')).toHaveLength(1);
  });
});
