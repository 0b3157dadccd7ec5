import { describe, expect, test } from 'vitest';
import { quickPattern } from './pattern.ts';

const signsBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).filter(
    // Modifiers and what is not given away do not matter, and all numbers are read as Western ones before.
    (sign) => !/\p{Cn}|\p{Lm}|(?![0-9])\p{N}/u.test(sign),
  );
const LATIN = signsBetween(0, 0x17f);
/** Ends of verses stand beside words as marks do. */
const ARABIC = signsBetween(0x600, 0x6ff).filter((sign) => !/[۝۞۩۽۾]/u.test(sign));
const BOTH = [...LATIN, ...ARABIC];

describe('properties of signs are those of Unicode', () => {
  test.each([
    ['letters with their marks', String.raw`[\p{L}\p{M}]`, BOTH],
    ['letters with their marks and numbers', String.raw`[\p{L}\p{M}\p{N}]`, BOTH],
    ['no letters and no marks', String.raw`[^\p{L}\p{M}]`, BOTH],
    ['Latin letters', String.raw`\p{L}`, LATIN],
    ['Latin capitals', String.raw`\p{Lu}`, LATIN],
    ['small Latin letters', String.raw`\p{Ll}`, LATIN],
  ])('%s', (_name, source, signs) => {
    const exact = new RegExp(`^${source}$`, 'u');
    const quick = quickPattern(`^${source}$`, 'u');
    const differing = signs.filter((sign) => exact.test(sign) !== quick.test(sign));
    expect(differing).toEqual([]);
  });

  test.each(['漢', 'か', '한', 'ก', 'न', 'ა', 'ﻼ'])('%s is a letter', (sign) => {
    expect(quickPattern(String.raw`^\p{L}$`, 'u').test(sign)).toBe(true);
  });

  test.each(['😀', '。', '“', '…', '€', '۔', '؟', '،'])('%s is none', (sign) => {
    expect(quickPattern(String.raw`[\p{L}\p{M}\p{N}]`, 'u').test(sign)).toBe(false);
  });
});

test('brackets that are escaped open no class', () => {
  expect(quickPattern(String.raw`\[\p{L}\][\]\p{N}]`, 'u').test('[ک]7')).toBe(true);
});
