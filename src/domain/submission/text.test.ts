import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseLine, normaliseText, textLength } from './text.ts';

/** Every code unit, so that lone surrogates and control characters come up as well. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('\r', '\n', '\u2028', '\u0000', ' ', '\u00a0', '\ufeff', 'e', '\u0301'))
    .map((signs) => signs.join('')),
);

const NEVER_KEPT = ['\u0000', '\r', '\u001b', '\u2028', '\u2029'];

describe('text as it is stored', () => {
  test.each([
    ['NFD becomes NFC', 'e\u0301te\u0301', 'été'],
    ['a Windows line end becomes one line feed', 'a\r\nb', 'a\nb'],
    ['an old Mac line end becomes a line feed', 'a\rb', 'a\nb'],
    ['two Windows line ends stay two', 'a\r\n\r\nb', 'a\n\nb'],
    ['Unicode line separators become line feeds', 'a\u2028b\u2029c', 'a\nb\nc'],
    ['NUL is left out', 'a\u0000b', 'ab'],
    ['control characters are left out', 'a\u0007b\u001bc\u007fd\u009fe', 'abcde'],
    ['a tab stays', 'a\tb', 'a\tb'],
    ['a lone high surrogate is replaced', 'a\ud83cb', 'a\ufffdb'],
    ['a lone low surrogate is replaced', 'a\udf19b', 'a\ufffdb'],
    ['a surrogate pair stays', 'a🌙b', 'a🌙b'],
    ['surrounding white space is trimmed', ' \n\u00a0\ufeff a b \t\n', 'a b'],
    ['inner white space stays', 'a  b\n\n c', 'a  b\n\n c'],
    ['joiners stay, because they spell', 'می\u200cخواہم', 'می\u200cخواہم'],
    ['markup stays text', '<b>&amp;</b>', '<b>&amp;</b>'],
  ])('%s', (_name, raw, expected) => {
    expect(normaliseText(raw)).toBe(expected);
  });

  test('is the same when it is done twice', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        expect(normaliseText(normaliseText(raw))).toBe(normaliseText(raw));
      }),
      { numRuns: 2000 },
    );
  });

  test('is always something PostgreSQL can hold, composed and trimmed', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const text = normaliseText(raw);
        expect(text.isWellFormed()).toBe(true);
        expect(NEVER_KEPT.filter((sign) => text.includes(sign))).toEqual([]);
        expect(text).toBe(text.normalize('NFC').trim());
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a field of one line', () => {
  test.each([
    ['line breaks become spaces', 'The day\r\nit snowed', 'The day it snowed'],
    ['runs of white space become one space', 'a \t\n \u00a0 b', 'a b'],
    ['only white space becomes nothing', ' \n\t\u3000 ', ''],
  ])('%s', (_name, raw, expected) => {
    expect(normaliseLine(raw)).toBe(expected);
  });

  test('is the same when it is done twice, and has one line', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const line = normaliseLine(raw);
        expect(normaliseLine(line)).toBe(line);
        expect(line).not.toMatch(/[\n\t]|\s\s|^\s|\s$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('length', () => {
  test.each([
    ['nothing', '', 0],
    ['letters', 'abc', 3],
    ['an emoji', '🌙', 1],
    ['an emoji with a skin tone', '👍🏽', 2],
    ['a letter beyond the basic plane', '𐐀', 1],
    ['a letter and its mark, before NFC', 'e\u0301', 2],
    ['Urdu', 'کہانی', 5],
    ['a line break', 'a\nb', 3],
  ])('%s', (_name, text, expected) => {
    expect(textLength(text)).toBe(expected);
  });

  test('is the number of code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(textLength(text)).toBe(Array.from(text).length);
      }),
    );
  });
});
