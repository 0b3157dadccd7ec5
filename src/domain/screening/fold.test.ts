import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRead, fold, foldLoosely, foldTogether, loosely } from './fold.ts';

const readAs = (text: string) => fold(text).text;

describe('what is read', () => {
  test.each([
    ['full-width letters', 'ｎｏｏｒ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'noor@example.com'],
    ['Cyrillic letters that look Latin', 'ехаmрlе', 'example'],
    ['Arabic and Persian digits', '٠١٢٣ ۴۵۶۷', '0123 4567'],
    ['signs nobody sees', 'no\u200bor\u200d@\u2060ex\u00adample', 'noor@example'],
    ['vowel marks and stretched words', 'كَتَبَ ســـلام', 'كتب سلام'],
    ['digits in boxes and circles', '5\ufe0f\u20e3①', '51'],
    ['dashes and dots', '555–0142 a·b', '555-0142 a.b'],
    ['marks typed apart', 'e\u0301cole', 'école'],
    ['plain words as they are', 'My name is Noor.\nHello', 'My name is Noor.\nHello'],
  ])('%s', (_name, typed, read) => {
    expect(readAs(typed)).toBe(read);
  });

  test('letters that stand alone are drawn together', () => {
    expect(foldTogether('see w w w . n o o r now').text).toBe('see www.noor now');
    expect(foldTogether('I am a b').text).toBe('I am ab');
    expect(foldTogether('at R i d g e  H a l l, now').text).toBe('at Ridge Hall, now');
    expect(foldTogether('in g.a.l.i or G - a - l - i - s').text).toBe('in gali or Galis');
    expect(foldTogether('the U.S.A. and a.b@c').text).toBe('the U.S.A. and a.b@c');
  });

  test('Arabic typed in a hurry is read as it is meant', () => {
    expect(foldLoosely('مدرسة الأمل').text).toBe(foldLoosely('مدرسه الامل').text);
  });
});

const TRICKS = ['а', '٣', '۳', '\u200b', '\u0640', 'é', 'e\u0301', '–', '①', 'ﷺ', '🌙', '\ud83c'];
const anyText = fc.oneof(
  fc.array(fc.constantFrom('a', 'B', ' ', '.', '7', ...TRICKS)).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
);

const bare = (text: string) => text.replace(/[ .*_-]/g, '');

describe('the way back', () => {
  test.each([
    ['as read', fold],
    ['drawn together', foldTogether],
  ])('leads to the place where it was typed, %s', (_name, view) => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (typed, a, b) => {
        const { text, back } = view(typed);
        if (text === '') return;
        const start = a % text.length;
        const end = start + 1 + (b % (text.length - start));
        const place = back({ start, end });
        expect(place.start).toBeGreaterThanOrEqual(0);
        expect(place.end).toBeLessThanOrEqual(typed.length);
        // A sign that is read as several is given back whole, so a little more may be there.
        const again = loosely(fold(typed.slice(place.start, place.end)).text);
        expect(bare(again)).toContain(bare(loosely(text.slice(start, end))));
      }),
      { numRuns: 1000 },
    );
  });

  test('gives back what was typed, with what hides in it', () => {
    const typed = 'x no\u200bor٣ y';
    expect(
      findRead(fold(typed), /noor3/g).map(({ start, end }) => typed.slice(start, end)),
    ).toEqual(['no\u200bor٣']);
  });
});
