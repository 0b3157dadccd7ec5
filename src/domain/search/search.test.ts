import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARK_END, MARK_START, parseSearch, readMarks, SEARCH_LONGEST } from './search.ts';

test.each([
  [{}, null],
  [{ q: '' }, null],
  [{ q: ' \u0000 ' }, null],
])('%j looks for nothing', (given, expected) => {
  expect(parseSearch(given)).toBe(expected);
});

test('keeps what is on our lists and drops the rest', () => {
  expect(
    parseSearch({
      q: ' tea ',
      category: 'HIJAB',
      type: 'LETTER',
      country: 'Sudan',
      language: 'ur',
    }),
  ).toEqual({
    words: 'tea',
    category: 'HIJAB',
    writingType: 'LETTER',
    country: 'Sudan',
    language: 'ur',
  });
  expect(parseSearch({ q: 'tea', category: 'X', type: 'x', country: 'x', language: 'x' })).toEqual({
    words: 'tea',
  });
});

test('cuts at whole characters', () => {
  expect([...(parseSearch({ q: '🌙'.repeat(500) })?.words ?? '')]).toHaveLength(SEARCH_LONGEST);
});

test('reading marks loses no character of the text', () => {
  const piece = fc.record({ text: fc.string({ unit: 'grapheme' }), found: fc.boolean() });
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const marked = pieces
        .map(({ text, found }) => (found ? `${MARK_START}${text}${MARK_END}` : text))
        .join('');
      const read = readMarks(marked);
      expect(read.map(({ text }) => text).join('')).toBe(pieces.map(({ text }) => text).join(''));
      const found = pieces.filter((one) => one.found && one.text !== '');
      expect(read.filter((one) => one.found).map(({ text }) => text)).toEqual(
        found.map(({ text }) => text),
      );
    }),
  );
});
