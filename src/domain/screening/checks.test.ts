import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PIECES as COMMON } from '#support/screening-pieces.ts';
import { slowness, threadTime } from '#support/thread-time.ts';
import { SCREENING_CHECKS, screenText } from './checks.ts';
import type { ScreeningContext } from './signal.ts';

const ANYONE: ScreeningContext = { child: false, city: null, languages: ['en', 'fr', 'ur'] };

const found = (text: string, context = ANYONE) =>
  screenText(text, context).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

/** Pieces that every check looks at, in any order and with anything between them. */
const PIECES = [
  ...COMMON,
  '2:255',
  ' School',
  'école ',
  'STOP ',
  'KILLING ',
  'THE ',
  'CHILDREN',
  'you must ',
  'fear Allah ',
  'اے مسلمانو',
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
);
const anyContext: fc.Arbitrary<ScreeningContext> = fc.record({
  child: fc.boolean(),
  city: fc.constantFrom(null, '', 'Toronto', '(', 'a'),
  languages: fc.constantFrom(['en'] as const, ['en', 'fr', 'ur'] as const),
});

describe('the list', () => {
  test('has one captioned check of each kind', () => {
    const kinds = SCREENING_CHECKS.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(9);
    expect(SCREENING_CHECKS.every(({ caption }) => caption.length > 5)).toBe(true);
  });

  test('every check marks its own kind', () => {
    fc.assert(
      fc.property(anyText, anyContext, (text, context) => {
        for (const { kind, check } of SCREENING_CHECKS)
          expect(check(text, context).every((signal) => signal.kind === kind)).toBe(true);
      }),
    );
  });
});

describe('a passage found twice is named once', () => {
  test.each([
    ['an email is no link', 'noor@example.com', [['email', 'noor@example.com']]],
    ['nor a handle', 'noor @example.com', [['email', 'noor @example.com']]],
    ['a handle in a link is a link', 'https://x.com/@noor', [['link', 'https://x.com/@noor']]],
    ['a number in a link is a link', 'wa.me/14165550142', [['link', 'wa.me/14165550142']]],
    ['a ZIP code is no phone', 'Boston, MA 02139-4307', [['address', 'MA 02139-4307']]],
    ['a spelled email', 'noor at example dot com', [['email', 'noor at example dot com']]],
    [
      'neighbours stay apart, in the order of the text',
      '@noor, 555-0142, 42 Maple Street, example.com, noor@example.com',
      [
        ['handle', '@noor'],
        ['phone', '555-0142'],
        ['address', '42 Maple Street'],
        ['link', 'example.com'],
        ['email', 'noor@example.com'],
      ],
    ],
  ])('%s', (_name, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('except the language, which is said of the whole text', () => {
    const text =
      'Appelle-moi au 514 555-0142, parce que je ne suis pas sur les réseaux et que tu me manques.';
    expect(found(text, { ...ANYONE, languages: ['en'] })).toEqual([
      ['language', text],
      ['phone', '514 555-0142'],
    ]);
  });
});

describe('whatever is written', () => {
  test('every signal lies in the text, is not empty, and none but the language overlaps', () => {
    fc.assert(
      fc.property(anyText, anyContext, (text, context) => {
        let free = 0;
        for (const { kind, start, end } of screenText(text, context)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(start, end).trim()).not.toBe('');
          if (kind === 'language') continue;
          expect(start).toBeGreaterThanOrEqual(free);
          free = end;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('the same text gives the same signals', () => {
    fc.assert(
      fc.property(anyText, anyContext, (text, context) => {
        expect(screenText(text, context)).toEqual(screenText(text, context));
      }),
    );
  });

  test('an empty text has none', () => {
    expect(screenText('', ANYONE)).toEqual([]);
  });
});

describe('ten thousand characters', () => {
  const LENGTH = 10_000;
  const CHILD: ScreeningContext = { child: true, city: 'Toronto', languages: ['en'] };

  /** A neighbour on the same core only ever adds to it, so of three looks the least says what it takes. */
  const milliseconds = (text: string) =>
    Math.min(...[1, 2, 3].map(() => threadTime(() => screenText(text, CHILD)) / slowness()));

  const filled = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
  const ten = (unit: 'grapheme-ascii' | 'grapheme') =>
    fc
      .string({ unit, minLength: LENGTH, maxLength: LENGTH, size: 'max' })
      .map((text) => Array.from(text).slice(0, LENGTH).join(''));

  test.each([
    ['ASCII', ten('grapheme-ascii')],
    ['of any script', ten('grapheme')],
    [
      'pieces',
      fc
        .array(fc.constantFrom(...PIECES), { minLength: 2000, maxLength: 2000, size: 'max' })
        .map((pieces) => filled(pieces.join(''))),
    ],
  ])('at random, %s, take less than 50 ms', (_name, arbitrary) => {
    for (const text of fc.sample(arbitrary, { numRuns: 5, seed: 1948 }))
      expect(milliseconds(text)).toBeLessThan(50);
  });

  test.each([
    'a',
    'A',
    '1',
    '.',
    '@',
    '-',
    ' ',
    'a.',
    'a@',
    '1 ',
    '+1',
    '(',
    'A ',
    'Aa ',
    'one ',
    'a-',
    '555-0142 ',
    '1 Aa Aa ',
    'école de la ',
    'A’',
    'a\u0301',
    '۱ ',
    'a dot ',
    'a at a ',
    '@ab ',
    'at ',
    'at at dot ',
    '12345',
    '1 2',
    '1-',
    '\u200b',
    '1\u200b',
    '((((',
    'O0',
    'one-',
    'five hundred ',
    'ig ',
    'insta is ',
    'a_',
    'a#1',
    'w ',
    '/ slash ',
    'room 1 ',
    'no. 1 ',
    'شارع ',
    'ایٹ ',
    'ڈبلیو ',
    'و',
    '!',
    'aaaa',
    'Do not ',
    'school near the ',
    'صفر ',
    'NOOOO ',
    'Aa St ',
    'the house with ',
    'then ',
    'then 1 ',
    'پھر ',
    'g.u.',
    'class at Aa ',
    'at Aa Aa ',
    'we live ',
    'follow me ',
    'my insta, a ',
    'مدرسة ',
    'مکان ',
    'a ke samne ',
    'dot 1 ',
    'l’école du ',
  ])('of nothing but "%s" take less than 50 ms', (piece) => {
    expect(milliseconds(filled(piece))).toBeLessThan(50);
  });
});
