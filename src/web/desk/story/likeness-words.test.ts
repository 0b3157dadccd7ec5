import { describe, expect, test } from 'vitest';
import type { LikenessLines } from '#domain/story/likeness.ts';
import { hidingWords, leavingWords, likenessWords } from './likeness-words.ts';

const SHOWN: LikenessLines = {
  country: 'Kenya',
  gender: 'F',
  city: 'Kisumu',
  belief: 'Sikhism',
  age: 57,
  ageBand: null,
};

describe('in words', () => {
  const said = (sharing: number, shown: Partial<LikenessLines> = {}) =>
    likenessWords({ ...SHOWN, ...shown }, { sharing, hiding: null });

  test.each([
    [1, 'The only one so: woman, 57, Kisumu, Sikhism'],
    [2, 'One other shares this: woman, 57, Kisumu, Sikhism'],
    [3, 'Two others share this: woman, 57, Kisumu, Sikhism'],
    [4, 'Three others share this: woman, 57, Kisumu, Sikhism'],
    [1200, '1,200 share what is shown'],
  ])('%i share it', (sharing, words) => expect(said(sharing)).toBe(words));

  test('says the country where no city is shown, and nothing that was not told', () => {
    expect(said(1, { city: null, belief: null, age: 0 })).toBe('The only one so: woman, Kenya');
    expect(said(1, { gender: 'X', age: null, ageBand: '50 to 59' })).toBe(
      'The only one so: 50 to 59, Kisumu, Sikhism',
    );
  });

  test('offers what to leave out', () => {
    const words = (...left: Parameters<typeof leavingWords>[1][]) =>
      hidingWords(SHOWN, { lines: left, sharing: 12 });
    expect(words('city')).toBe('Leave out the city: then 12 share what is shown');
    expect(words('city', 'belief', 'band')).toBe(
      'Leave out the city and the belief and show the age as 50 to 59: then 12 share what is shown',
    );
    expect(leavingWords(SHOWN, 'band')).toBe('Show the age as 50 to 59');
  });
});
