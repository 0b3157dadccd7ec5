import { expect, test } from 'vitest';
import { listNoun } from './list-noun.ts';

test.each([
  [{}, 314, 'stories and letters'],
  [{}, 1, 'story or letter'],
  [{ writingType: 'LETTER', category: 'RAMADAN' }, 3, 'letters about Ramadan'],
  [{ country: 'Kenya' }, 4, 'stories and letters from Kenya'],
  [{ country: 'Kenya' }, 1, 'story or letter from Kenya'],
  [{ language: 'ur' }, 4, 'texts in Urdu'],
  [{ language: 'ur', category: 'RAMADAN' }, 1, 'text in Urdu about Ramadan'],
  [{ minutes: 2 }, 5, 'stories and letters to read in two minutes'],
] as const)('%j, %d of them: %s', (scope, total, noun) => {
  expect(listNoun(scope, total)).toBe(noun);
});
