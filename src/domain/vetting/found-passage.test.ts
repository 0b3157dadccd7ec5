import { expect, test } from 'vitest';
import { FOUND_FROM, FOUND_TO, passagePieces } from './found-passage.ts';

const found = (word: string) => `${FOUND_FROM}${word}${FOUND_TO}`;

test('a passage comes apart where something was found', () => {
  expect(passagePieces(`my aunt’s ${found('bakery')} on ${found('Friday')}`)).toEqual([
    { text: 'my aunt’s ', isFound: false },
    { text: 'bakery', isFound: true },
    { text: ' on ', isFound: false },
    { text: 'Friday', isFound: true },
  ]);
});

test('found words side by side stay two', () => {
  expect(passagePieces(`${found('a')}${found('b')}`).map(({ text }) => text)).toEqual(['a', 'b']);
});

test('a passage in which nothing was found is none', () => {
  expect(passagePieces('The first words of a text')).toEqual([]);
});
