import { describe, expect, test } from 'vitest';
import { BELIEFS } from '#domain/options/beliefs.ts';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { COUNTRIES } from '#domain/options/countries.ts';
import { searchOptions } from '#domain/options/option-search.ts';
import { listNames, readNames } from '#web/list-names-in-place.ts';

const namesIn = async (locale: 'fr' | 'ur' | 'ar') => listNames(locale, await readNames(locale));

describe.each(['fr', 'ur', 'ar'] as const)('the lists in %s', (locale) => {
  test('name every country and belief, each once', async () => {
    const { COUNTRY_NAMES, BELIEF_NAMES } = await namesIn(locale);
    expect(Object.keys(COUNTRY_NAMES).toSorted()).toEqual([...COUNTRIES].toSorted());
    expect(Object.keys(BELIEF_NAMES).toSorted()).toEqual([...BELIEFS].toSorted());
    for (const names of [COUNTRY_NAMES, BELIEF_NAMES])
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  });

  test('begin with none and end with another one', async () => {
    const beliefs = Object.keys((await namesIn(locale)).BELIEF_NAMES);
    expect([beliefs.at(0), beliefs.at(-1)]).toEqual(['Not Applicable', 'Other']);
  });

  test('have each subject under one letter', async () => {
    const subjects = (await namesIn(locale)).SUBJECTS_BY_LETTER.flatMap(([, codes]) => codes);
    expect(subjects.toSorted()).toEqual(CATEGORIES.map(({ code }) => code).toSorted());
  });
});

describe('each language has its own order', () => {
  test('French does not put an accent behind Z', async () => {
    const countries = Object.values((await namesIn('fr')).COUNTRY_NAMES);
    expect(countries.indexOf('Égypte')).toBeLessThan(countries.indexOf('France'));
  });

  test('Urdu knows the letters that Arabic has not', async () => {
    const { COUNTRY_NAMES, SUBJECTS_BY_LETTER } = await namesIn('ur');
    const countries = Object.keys(COUNTRY_NAMES);
    expect(countries.indexOf('Pakistan')).toBeLessThan(countries.indexOf('Turkey'));
    expect(
      SUBJECTS_BY_LETTER.map(([letter]) => letter)
        .slice(0, 5)
        .join(''),
    ).toBe('ابپتٹ');
  });

  test('Arabic looks behind its article, and not into the name of God', async () => {
    const letters = new Map((await namesIn('ar')).SUBJECTS_BY_LETTER);
    expect(letters.get('ح')).toContain('HIJAB');
    expect(letters.get('ا')).toContain('ALLAH');
    expect(letters.get('ا')).not.toContain('HIJAB');
  });
});

test('a name that is missing is told', async () => {
  const name = await readNames('ar');
  expect(() => name('country', 'Atlantis')).toThrow('has no name in ar');
});

describe('what is typed finds its country', () => {
  const options = async (locale: 'fr' | 'ur' | 'ar') =>
    Object.entries((await namesIn(locale)).COUNTRY_NAMES).map(([value, label]) => ({
      value,
      label,
      synonyms: [value],
    }));

  test.each([
    ['ar', 'الاردن', 'Jordan'],
    ['ar', 'الأُرْدُن', 'Jordan'],
    ['ar', 'اردن', 'Jordan'],
    ['ar', 'المملكه المتحده', 'United Kingdom'],
    ['ar', 'سـوريا', 'Syria'],
    ['ar', 'egypt', 'Egypt'],
    ['ur', 'پاكستان', 'Pakistan'],
    ['ur', 'تركي', 'Turkey'],
    ['ur', 'Canada', 'Canada'],
    ['fr', 'egypte', 'Egypt'],
    ['fr', 'etats unis', 'United States'],
    ['fr', 'germany', 'Germany'],
  ] as const)('%s: %s', async (locale, typed, country) => {
    const found = searchOptions(typed, await options(locale)).map(({ option }) => option.value);
    expect(found).toContain(country);
  });
});
