import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerpt, readingMinutes } from './excerpt.ts';

describe('an excerpt', () => {
  test.each([
    ['a short text is whole', 'It snowed.', 20, 'It snowed.'],
    ['a text of exactly the length is whole', 'It snowed.', 10, 'It snowed.'],
    ['line breaks become spaces', 'One\n\n  two\tthree', 40, 'One two three'],
    ['a long text ends at a word', 'It snowed on the minaret', 14, 'It snowed on…'],
    ['a comma before the end goes', 'It snowed, and then it rained', 13, 'It snowed…'],
    ['an Urdu comma before the end goes', 'برف، اور بارش', 7, 'برف…'],
    ['a word that ends exactly at the limit stays', 'a hello world', 7, 'a hello…'],
    ['one long word is cut', 'a'.repeat(30), 10, `${'a'.repeat(10)}…`],
    ['emoji count once and stay whole', '🌙'.repeat(30), 10, `${'🌙'.repeat(10)}…`],
    ['nothing is nothing', ' \n ', 10, ''],
  ])('%s', (_name, text, length, expected) => {
    expect(excerpt(text, length)).toBe(expected);
  });

  test('has 160 signs at the most when nobody says otherwise', () => {
    expect(excerpt('a'.repeat(160))).toBe('a'.repeat(160));
    expect(excerpt('a'.repeat(161))).toBe(`${'a'.repeat(160)}…`);
  });

  const anyText = fc
    .array(fc.constantFrom('a', 'word', ' ', '\n', '.', '،', '🌙', 'ک', 'é'), { maxLength: 200 })
    .map((parts) => parts.join(''));

  test('is one line, never longer than asked, and never half a character', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 60 }), (text, length) => {
        const short = excerpt(text, length);
        expect(Array.from(short.replace(/…$/, '')).length).toBeLessThanOrEqual(length);
        expect(short).not.toContain('\n');
        expect(short.isWellFormed()).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('is the opening of the text, and says when there is more', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 60 }), (text, length) => {
        const line = text.replace(/\s+/g, ' ').trim();
        const short = excerpt(text, length);
        expect(line.startsWith(short.replace(/…$/, ''))).toBe(true);
        expect(short.endsWith('…')).toBe(Array.from(line).length > length);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('reading time', () => {
  test.each([
    ['nothing', 0, 1],
    ['one word', 1, 1],
    ['a minute', 200, 1],
    ['a minute and a half, rounded up', 300, 2],
    ['five minutes', 1000, 5],
  ])('of %s, %i words, is %i', (_name, words, minutes) => {
    expect(readingMinutes('word '.repeat(words))).toBe(minutes);
  });
});
