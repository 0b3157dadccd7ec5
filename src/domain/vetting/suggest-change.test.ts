import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { screenText } from '#domain/screening/checks.ts';
import type { ScreeningContext } from '#domain/screening/signal.ts';
import { isContact } from '#domain/screening/signal.ts';
import { PIECES as COMMON } from '#support/screening-pieces.ts';
import { threadTime } from '#support/thread-time.ts';
import { suggestChange } from './suggest-change.ts';

const WRITER: ScreeningContext = { child: false, city: null, languages: ['en', 'fr', 'ur'] };
const CHILD: ScreeningContext = { child: true, city: 'Toronto', languages: ['en'] };

describe('a suggested change', () => {
  test.each([
    ['one passage', 'Ring 555-0142 after Asr.', 'Ring after Asr.'],
    [
      'several, each where it stands',
      'Write to noor@example.com, see www.example.org, or find @noor. I wait.',
      'Write to, see, or find. I wait.',
    ],
    ['paragraphs stay', 'My door is open.\n\nRing 555-0142.', 'My door is open.\n\nRing.'],
    ['French', 'Écris-moi : noor@example.com, mon ami.', 'Écris-moi :, mon ami.'],
    ['Urdu', 'میرا نمبر 0300 1234567 ہے۔', 'میرا نمبر ہے۔'],
    ['what a cut brings together', 'Ring 555 noor@example.com 0142 today.', 'Ring today.'],
  ])('takes out %s', (_name, text, expected) => {
    expect(suggestChange(text, WRITER)).toBe(expected);
  });

  test.each([
    ['nothing was found', 'My mother made tea.', WRITER],
    ['only a person can weigh it', 'I went to Lincoln High.', WRITER],
    ['a sentence would not survive', 'I go to Lincoln High every day.', CHILD],
    ['nothing would be left', 'noor@example.com', WRITER],
    ['only signs would be left', '(555-0142)!', WRITER],
    ['there is no text', '', WRITER],
  ])('is none where %s', (_name, text, context) => {
    expect(suggestChange(text, context)).toBeNull();
  });
});

const PIECES = [...COMMON, ' you must '];
const anyText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((p) => p.join('')),
  },
  fc.string({ unit: 'binary' }),
);
const anyContext = fc.constantFrom(WRITER, CHILD);

test('after a suggestion nothing is left that could be taken out under a rule', () => {
  let suggested = 0;
  fc.assert(
    fc.property(anyText, anyContext, (text, context) => {
      const suggestion = suggestChange(text, context);
      if (suggestion === null) return;
      suggested += 1;
      const left = screenText(suggestion, context).filter(
        (signal) => isContact(signal) && signal.severity === 'rule',
      );
      expect(left).toEqual([]);
      expect(suggestion.trim()).not.toBe('');
      expect(suggestion.length).toBeLessThan(text.length);
    }),
    { numRuns: 2000 },
  );
  expect(suggested).toBeGreaterThan(200);
});

test('null means that nothing had to go, or nothing could stay', () => {
  fc.assert(
    fc.property(anyText, anyContext, (text, context) => {
      const rules = screenText(text, context).filter(
        (signal) => isContact(signal) && signal.severity === 'rule',
      );
      if (rules.length === 0) expect(suggestChange(text, context)).toBeNull();
    }),
  );
});

test('ten thousand characters of nothing but addresses are done at once', () => {
  const text = `${'noor@example.com 555-0142, '.repeat(370)}Peace.`;
  expect(suggestChange(text, WRITER)).toMatch(/Peace\.$/);
  expect(threadTime(() => suggestChange(text, WRITER))).toBeLessThan(100);
});
