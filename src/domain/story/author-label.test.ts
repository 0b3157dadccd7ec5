import { expect, test } from 'vitest';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { authorLabel } from './author-label.ts';

test('is From for the two campaigns of remembrance and Name for every other category', () => {
  const from = CATEGORIES.map(({ code }) => code).filter((code) => authorLabel(code) === 'From');
  expect(from).toEqual(['OUR_LONDON_FAMILY', 'QUEBEC_CITY_MOSQUE_SHOOTING']);
  expect(authorLabel('LIFE')).toBe('Name');
  expect(authorLabel('PALESTINE')).toBe('Name');
});
