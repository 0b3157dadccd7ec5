import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, type JsonValue } from './canonical-json.ts';

test('names are in order, nothing is spaced, what is undefined is not there', () => {
  expect(canonicalJson({ b: [1, true, null], a: { d: undefined, c: 'é"\n' } })).toBe(
    '{"a":{"c":"é\\"\\n"},"b":[1,true,null]}',
  );
});

test('names are ordered by code units, as RFC 8785 says', () => {
  const names = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', 'ö'];
  const written = canonicalJson(Object.fromEntries(names.map((name) => [name, 0])));
  expect(Object.keys(JSON.parse(written))).toEqual(['1', '\r', '\u0080', 'ö', '€', '😀', '\ufb33']);
});

test('what is no whole number is not written', () => {
  for (const value of [0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => canonicalJson({ value })).toThrow('whole numbers only');
});

const json = fc.jsonValue({ noUnicodeString: false, maxDepth: 4 }).filter(hasWholeNumbers);

test('it says the same as JSON, and says it again after reading', () => {
  fc.assert(
    fc.property(json, (value) => {
      const written = canonicalJson(value as JsonValue);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(written))).toBe(written);
    }),
  );
});

test('in whatever order it was put together, it is the same text', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([name, one]) => [name, reversed(one)]);
    return Object.fromEntries(entries.toReversed());
  };
  fc.assert(
    fc.property(json, (value) => {
      expect(canonicalJson(reversed(value) as JsonValue)).toBe(canonicalJson(value as JsonValue));
    }),
  );
});

function hasWholeNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0);
  if (value === null || typeof value !== 'object') return true;
  return !('__proto__' in Object.keys(value)) && Object.values(value).every(hasWholeNumbers);
}
