import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCategory } from './categories.ts';
import { CATEGORIES } from './category-list.ts';
import { CATEGORY_SYNONYMS } from './category-synonyms.ts';
import { COUNTRIES } from './countries.ts';
import { COUNTRY_SYNONYMS } from './country-synonyms.ts';
import { type SearchableOption, searchOptions } from './option-search.ts';

const subjects: SearchableOption[] = CATEGORIES.map(({ code, label }) => ({
  value: code,
  label,
  synonyms: CATEGORY_SYNONYMS[code] ?? [],
}));
const countries: SearchableOption[] = COUNTRIES.map((name) => ({
  value: name,
  label: name,
  synonyms: COUNTRY_SYNONYMS[name] ?? [],
}));

const labels = (query: string, options: SearchableOption[]) =>
  searchOptions(query, options).map(({ option }) => option.label);

describe('subjects', () => {
  test.each([
    ['gran', ['Grandfather', 'Grandmother', 'Elders']],
    ['nani', ['Grandmother']],
    ['dadi', ['Grandmother']],
    ['masjid', ['Mosque']],
    ['iftar', ['Ramadan']],
    ['Suhoor', ['Ramadan']],
    ['headscarf', ['Hijab']],
    ['gaza', ['Palestine']],
    ['revert', ['Converting or reverting']],
    ['9/11', ['Nine eleven']],
    ['9-11', ['Nine eleven']],
    ['school', ['Education']],
    ['washing', ['Laundry', 'Wudu']],
    ['QUR’AN', ['Quran']],
    ['covid 19', ['COVID-19']],
    ['anti muslim', ['Anti-Muslim hate']],
    ['du’a', ['Dua']],
    ['mother of', ['Mary, mother of Jesus']],
    ['zzz', []],
  ])('"%s" finds %j', (query, expected) => {
    expect(labels(query, subjects)).toEqual(expected);
  });

  test('a synonym is named, a label is not', () => {
    const [nani] = searchOptions('nani', subjects);
    expect([nani?.option.value, nani?.synonym]).toEqual(['GRANDMOTHER', 'nani']);
    expect(searchOptions('gran', subjects).map(({ synonym }) => synonym)).toEqual([
      null,
      null,
      'grandparents',
    ]);
  });
});

test('who is about to spell the name is not told of another one', () => {
  const mosque = { value: 'MOSQUE', label: 'Mosquée', synonyms: ['mosque', 'masjid'] };
  for (const typed of ['Mosqué', 'mosque', 'MOSQUÉE'])
    expect(searchOptions(typed, [mosque]), typed).toEqual([{ option: mosque, synonym: null }]);
  expect(searchOptions('masjid', [mosque])[0]?.synonym).toBe('masjid');
});

describe('countries', () => {
  test.each([
    ['pal', ['Palau', 'Gaza, Palestine', 'West Bank, Palestine', 'Nepal']],
    ['uk', ['United Kingdom', 'Ukraine']],
    ['england', ['United Kingdom']],
    ['usa', ['United States']],
    ['America', ['United States', 'American Samoa']],
    ['cote', ["Côte d'Ivoire"]],
    ['côte d’ivoire', ["Côte d'Ivoire"]],
    ['ivory coast', ["Côte d'Ivoire"]],
    ['Turkiye', ['Turkey']],
    ['TÜRKİYE', ['Turkey']],
    ['falasteen', ['Gaza, Palestine', 'West Bank, Palestine']],
    ['filistin', ['Gaza, Palestine', 'West Bank, Palestine']],
    ['holland', ['Netherlands']],
    ['burma', ['Myanmar']],
    ['dubai', ['United Arab Emirates']],
    ['emirates', ['United Arab Emirates']],
    ['czech', ['Czechia']],
    ['swaziland', ['Eswatini']],
    ['persia', ['Iran']],
    ['bharat', ['India']],
    ['kashmir', ['India', 'Pakistan']],
    ['jerusalem', ['Israel', 'West Bank, Palestine']],
    ['deutschland', ['Germany']],
    ['aland', ['Åland Islands', 'New Zealand']],
    ['guinea bissau', ['Guinea-Bissau']],
    ['reunion', ['Réunion']],
    ['sao', ['São Tomé and Príncipe', 'Brazil']],
    ['sudan', ['Sudan', 'South Sudan']],
    ['', []],
    ['  ', []],
    ['’', []],
    ['.', []],
  ])('"%s" finds %j', (query, expected) => {
    expect(labels(query, countries)).toEqual(expected);
  });

  test('"us" still reaches the United States within eight rows', () => {
    expect(labels('us', countries)).toContain('United States');
  });
});

describe('whatever is typed', () => {
  const anyQuery = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc
      .tuple(fc.constantFrom(...[...subjects, ...countries]), fc.nat(12), fc.nat(12))
      .map(([{ label }, start, length]) => label.slice(start, start + length)),
  );
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();

  test('every result really matches', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        for (const { option, synonym } of searchOptions(query, countries))
          expect(plain(synonym ?? option.label)).toContain(plain(query));
      }),
    );
  });

  test('never more rows than asked for, never a row twice', () => {
    fc.assert(
      fc.property(anyQuery, fc.integer({ min: -2, max: 20 }), (query, limit) => {
        const values = searchOptions(query, subjects, limit).map(({ option }) => option.value);
        expect(values.length).toBeLessThanOrEqual(Math.max(0, limit));
        expect(new Set(values).size).toBe(values.length);
        expect(searchOptions(query, subjects).length).toBeLessThanOrEqual(8);
      }),
    );
  });

  test('a label finds itself, in capitals and without its accents', () => {
    for (const { label } of [...subjects, ...countries]) {
      const typed = label.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
      expect(labels(typed, [...subjects, ...countries])).toContain(label);
    }
  });
});

describe('synonyms', () => {
  const all = { ...CATEGORY_SYNONYMS, ...COUNTRY_SYNONYMS };

  test('cover at least 120 subjects and 80 countries, and nothing else', () => {
    expect(Object.keys(CATEGORY_SYNONYMS).filter(isCategory).length).toBeGreaterThanOrEqual(120);
    expect(Object.keys(CATEGORY_SYNONYMS).every(isCategory)).toBe(true);
    expect(Object.keys(COUNTRY_SYNONYMS).length).toBeGreaterThanOrEqual(80);
    expect(Object.keys(COUNTRY_SYNONYMS).filter((name) => !COUNTRIES.includes(name))).toEqual([]);
  });

  test.each(Object.entries(CATEGORY_SYNONYMS))('%s has two to eight', (_code, words) => {
    expect(words.length).toBeGreaterThanOrEqual(2);
    expect(words.length).toBeLessThanOrEqual(8);
  });

  test.each(Object.entries(all))(
    'those of %s are small, trimmed and each there once',
    (_key, words) => {
      expect(words).toEqual(words.map((word) => word.toLowerCase().trim()));
      expect(new Set(words).size).toBe(words.length);
      expect(words).not.toContain('');
    },
  );
});
