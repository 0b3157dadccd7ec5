import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asWritten, plainForm, searchForm } from './letters.ts';

describe('letters', () => {
  test.each([
    ['an Arabic keyboard in Urdu', 'ميري ناني كي', 'میری نانی کی'],
    ['vowel signs', 'مَقْلُوبَة', 'مقلوبہ'],
    ['the nasal n and both forms of h and y', 'میں نے ہاتھ', 'مین نی ہاتہ'],
    ['digits', '٣ و ۳', '3 و 3'],
    ['nothing else', 'Tea, café!', 'Tea, café!'],
  ])('are one where keyboards write several: %s', (_what, typed, form) => {
    expect(searchForm(typed)).toBe(form);
  });

  test('are plain without case, accents and signs', () => {
    expect(plainForm('  L’École d’Été: “Œuvre”! ')).toBe('l ecole d ete oeuvre');
  });
});

describe('a passage in the letters it was written in', () => {
  const text = 'کل رات، میں نے مَقْلُوبَة کھائی۔ پھر سو گئے۔';

  test('keeps its marks and every sign', () => {
    const found = searchForm('میں نے مَقْلُوبَة کھائی').replace('مقلوبہ', '<مقلوبہ>');
    expect(asWritten(found, text, '<>')).toBe('میں نے <مَقْلُوبَة> کھائی');
  });

  test('stays as it is where it is of another text', () => {
    expect(asWritten('اور', 'text', '<>')).toBe('اور');
  });

  test('is the text itself, wherever it is cut and whatever it is written in', () => {
    const letter = fc.constantFrom(...'میںنےھئةهكمَقْلُ aé🌙۳');
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 30 }), fc.nat(30), fc.nat(30), (letters, a, b) => {
        const written = letters.join('').normalize('NFC');
        const form = searchForm(written);
        const cut = form.slice(Math.min(a, b), Math.max(a, b));
        fc.pre(cut.isWellFormed());
        expect(searchForm(asWritten(cut, written, '<>'))).toBe(cut);
      }),
    );
  });
});
