import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adviceWords } from '#words/advice.ts';
import { adviceFor, takeOut } from './advice.ts';
import { screenText } from './checks.ts';
import type { ScreeningContext, Signal } from './signal.ts';
import { isContact } from './signal.ts';

const WRITER: ScreeningContext = { child: false, city: null, languages: ['en'] };
const WHY =
  'To keep everyone safe we cannot publish phone numbers, emails, addresses or web links.';

function firstSignal(text: string, context = WRITER): Signal {
  const [signal] = screenText(text, context);
  if (!signal) throw new Error(`Nothing was found in: ${text}`);
  return signal;
}

const inEnglish = (text: string, context = WRITER) =>
  adviceWords(adviceFor(firstSignal(text, context), text), 'en');

describe('advice', () => {
  test.each([
    ['Ring 555-0142 today.', `555-0142 looks like a phone number. ${WHY}`],
    ['noor@example.com', `noor@example.com looks like an email. ${WHY}`],
    ['See www.example.org!', `www.example.org looks like a web link. ${WHY}`],
    ['At 42 Maple Street.', `42 Maple Street looks like an address. ${WHY}`],
    ['I am @noor.', '@noor looks like a social media handle. '],
    ['At Lincoln High', 'Lincoln High could tell a stranger where somebody is to be found. '],
    ['STOP KILLING OUR CHILDREN', 'STOP KILLING OUR CHILDREN is all in capitals. '],
    ['We wooooon!!!!', 'wooooon sounds like a raised voice. '],
    ['You must, you must, you must', '“You must” tells readers what to do. '],
    [
      'Je ne sais pas où ils sont, mais je les attends ici avec ma mère et ma sœur, tous les soirs.',
      'This seems to be in another language than this page expects. You can send it',
    ],
  ])('for: %s', (text, words) => {
    expect(inEnglish(text)).toContain(words);
  });

  test('to a child about a school is firm', () => {
    const text = 'At Lincoln High';
    expect(inEnglish(text, { ...WRITER, child: true })).toContain(
      'Because you are under 18, please leave it out',
    );
  });

  test('quotes a long passage in short', () => {
    const text = `https://example.org/${'a'.repeat(300)}`;
    expect(inEnglish(text)).toHaveLength(60 + ` looks like a web link. ${WHY}`.length + 1);
  });
});

test('what can be taken out leaves a sentence behind', () => {
  const removable = (kind: Signal['kind']) =>
    isContact({ kind, start: 0, end: 1, severity: 'rule' });
  expect((['link', 'email', 'phone', 'address', 'handle'] as const).every(removable)).toBe(true);
  expect((['school', 'shouting', 'sermon', 'language'] as const).some(removable)).toBe(false);
});

describe('taking out', () => {
  test.each([
    ['in the middle', 'Ring 555-0142 after Asr.', 'Ring after Asr.'],
    ['before a full stop', 'You can ring 555-0142.', 'You can ring.'],
    ['before a comma', 'Ring 555-0142, please.', 'Ring, please.'],
    ['at the start', '555-0142 is mine.', 'is mine.'],
    ['at the end', 'Mine is 555-0142', 'Mine is'],
    ['alone', '555-0142', ''],
    ['in brackets', 'Ring me (555-0142) today.', 'Ring me today.'],
    ['among brackets', 'Ring me (at 555-0142) today.', 'Ring me (at) today.'],
    ['in quotation marks', 'He said “555-0142 now”.', 'He said “now”.'],
    ['on its own line', 'Ring me.\n555-0142\nThank you.', 'Ring me.\n\nThank you.'],
    ['at the end of a line', 'Ring 555-0142\nThank you.', 'Ring\nThank you.'],
    ['between spaces', 'Ring  555-0142  today.', 'Ring today.'],
    ['French', 'Appelle au 514 555-0142 !', 'Appelle au !'],
    ['Urdu', 'میرا نمبر ۰۳۰۰۱۲۳۴۵۶۷ ہے۔', 'میرا نمبر ہے۔'],
    ['Urdu before a full stop', 'میرا نمبر ۰۳۰۰۱۲۳۴۵۶۷۔', 'میرا نمبر۔'],
    ['other spaces stay', 'a  b  555-0142 c  d .', 'a  b c  d .'],
  ])('%s', (_name, text, expected) => {
    expect(takeOut(text, firstSignal(text))).toBe(expected);
  });

  const pieces = [
    '555-0142',
    '+92 300 1234567',
    'noor@example.com',
    'noor at example dot com',
    '@noor',
    'www.example.org/a',
    'example.com',
    '42 Maple Street',
    'N6A 3K7',
    '12, rue de la Paix',
    'I rang',
    'my',
    'mother',
    'and',
    '1948',
    'گلی نمبر ۵',
    'میرا',
    '(',
    ')',
    '.',
    ',',
    '\n',
    '“',
  ];
  const textOf = (...gaps: string[]) =>
    fc
      .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...gaps)))
      .map((parts) => parts.flat().join(''));

  const passagesOf = (text: string) =>
    screenText(text, WRITER).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

  test('leaves one fewer of that passage, and nothing else is lost', () => {
    fc.assert(
      fc.property(textOf(' ', '  ', '\n'), (text) => {
        for (const signal of screenText(text, WRITER).filter(isContact)) {
          const rest = takeOut(text, signal);
          const passage = text.slice(signal.start, signal.end);
          const same = `${signal.kind} ${passage}`;
          const times = (all: string[]) => all.filter((other) => other === same).length;
          expect(times(passagesOf(rest))).toBeLessThan(times(passagesOf(text)));
          expect(lettersOf(rest)).toBe(
            lettersOf(text.slice(0, signal.start)) + lettersOf(text.slice(signal.end)),
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  test('again and again ends in a text with nothing to take out', () => {
    fc.assert(
      fc.property(textOf(' ', '\n', ''), (text) => {
        let rest = text;
        for (let left = text.length; left >= 0; left -= 1) {
          const next = screenText(rest, WRITER).find(isContact);
          if (!next) return;
          rest = takeOut(rest, next);
        }
        expect.unreachable('It did not end.');
      }),
    );
  });
});

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
