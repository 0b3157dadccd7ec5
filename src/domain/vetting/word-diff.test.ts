import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { threadTime } from '#support/thread-time.ts';
import { commonSequence } from './common-sequence.ts';
import { countWords, type DiffPiece, nearChanges, wordDiff } from './word-diff.ts';

const side = (pieces: DiffPiece[], kind: 'in' | 'out') =>
  pieces
    .filter((piece) => piece.kind === 'same' || piece.kind === kind)
    .map(({ text }) => text)
    .join('');

const MARK = { same: ['', ''], out: ['[-', '-]'], in: ['{+', '+}'] } as const;
const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => MARK[kind][0] + text + MARK[kind][1])
    .join('');

describe('a change, word by word', () => {
  test.each([
    ['nothing', 'The same.', 'The same.', 'The same.'],
    ['a word goes', 'My old blue coat', 'My blue coat', 'My[- old-] blue coat'],
    ['a word comes', 'My coat', 'My blue coat', 'My{+ blue+} coat'],
    ['the first word goes', 'So we left.', 'we left.', '[-So -]we left.'],
    ['the last word goes', 'We left early', 'We left', 'We left[- early-]'],
    [
      'a sentence is reworded as a whole, not letter by letter',
      'Call me on 555-0142 tonight.',
      'Write to me tonight.',
      '[-Call-]{+Write to+} me[- on 555-0142-] tonight.',
    ],
    ['only a paragraph is joined', 'One.\n\nTwo.', 'One. Two.', 'One.[-\n\n-]{+ +}Two.'],
    ['only a space is mended', 'One  two', 'One two', 'One[-  -]{+ +}two'],
    ['punctuation alone', 'Wait, what?', 'Wait what?', 'Wait[-,-] what?'],
    ['an apostrophe is inside its word', 'I don’t know', 'I do know', 'I [-don’t-]{+do+} know'],
    [
      'French',
      'J’habite rue Cartier, à Laval.',
      'J’habite à Laval.',
      'J’habite[- rue Cartier,-] à Laval.',
    ],
    [
      'Urdu',
      'میری ماں لاہور میں رہتی ہیں۔',
      'میری ماں پاکستان میں رہتی ہیں۔',
      'میری ماں [-لاہور-]{+پاکستان+} میں رہتی ہیں۔',
    ],
    [
      'a picture of several characters',
      'Us 👨‍👩‍👧 here',
      'Us 👨‍👩‍👧‍👦 here',
      'Us [-👨‍👩‍👧-]{+👨‍👩‍👧‍👦+} here',
    ],
    ['everything goes', 'All of it', '', '[-All of it-]'],
    ['everything is new', '', 'All of it', '{+All of it+}'],
    ['the end of the text', 'Bye.\n', 'Bye.', 'Bye.[-\n-]'],
  ])('%s', (_name, before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  test.each([
    ['My old blue coat', 'My coat', 0, 2],
    ['I don’t know, Noor', 'I know you, Noor', 1, 1],
    ['میری ماں لاہور میں رہتی ہیں۔', 'میری ماں رہتی ہیں۔', 0, 2],
    ['one … two', 'one two', 0, 0],
  ])('counts the words: %s → %s', (before, after, wordsIn, wordsOut) => {
    expect(countWords(wordDiff(before, after))).toEqual({ wordsIn, wordsOut });
  });
});

const anyText = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        'a',
        'b',
        'c',
        ' ',
        ' ',
        '\n\n',
        '.',
        '’',
        'é',
        'ہے',
        '\u200c',
        '🇨🇦',
        '\ud83c',
      ),
      {
        maxLength: 30,
      },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

describe('whatever is written', () => {
  test('both texts can be read back exactly', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const pieces = wordDiff(before, after);
        expect(side(pieces, 'out')).toBe(before);
        expect(side(pieces, 'in')).toBe(after);
        expect(pieces.every(({ text }) => text !== '')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('two pieces of one kind never stand side by side, and a text is the same as itself', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const kinds = wordDiff(before, after).map(({ kind }) => kind);
        expect(kinds.some((kind, i) => kind === kinds[i + 1])).toBe(false);
        expect(wordDiff(before, before).every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });
});

describe('the common sequence', () => {
  /** The classic table, slow and plainly right. */
  function longest(before: string[], after: string[]): number {
    const table = Array.from({ length: before.length + 1 }, () =>
      new Array<number>(after.length + 1).fill(0),
    );
    const at = (i: number, j: number) => table[i]?.[j] ?? 0;
    for (let i = 1; i <= before.length; i += 1)
      for (let j = 1; j <= after.length; j += 1)
        (table[i] as number[])[j] =
          before[i - 1] === after[j - 1]
            ? at(i - 1, j - 1) + 1
            : Math.max(at(i - 1, j), at(i, j - 1));
    return at(before.length, after.length);
  }

  /** Longer than one word of bits and than two, so that carries travel. */
  const anyList = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 90, size: 'max' });

  test('is common, in order, and as long as the classic table says', () => {
    fc.assert(
      fc.property(anyList, anyList, (before, after) => {
        const matches = commonSequence(before, after);
        for (const [i, match] of matches.entries()) {
          expect(before[match.before]).toBe(after[match.after]);
          expect(match.before).toBeGreaterThan(matches[i - 1]?.before ?? -1);
          expect(match.after).toBeGreaterThan(matches[i - 1]?.after ?? -1);
        }
        expect(matches).toHaveLength(longest(before, after));
      }),
      { numRuns: 300 },
    );
  });
});

describe('ten thousand characters', () => {
  const LENGTH = 10_000;
  const filled = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
  const shuffled = (seed: number) =>
    fc
      .sample(
        fc.array(fc.constantFrom('we ', 'left ', 'the ', 'house, ', 'at ', 'night. '), {
          minLength: 2500,
          maxLength: 2500,
          size: 'max',
        }),
        { numRuns: 1, seed },
      )
      .map((words) => filled(words.join('')))
      .join('');
  const symbols = (from: number) =>
    Array.from({ length: LENGTH }, (_, i) => String.fromCharCode(from + ((i * 7919) % 90))).join(
      '',
    );

  test.each([
    [
      'one word in the middle',
      filled('we left the house '),
      filled('we left the house ').replace('left', 'sold'),
    ],
    ['two orders of the same words', shuffled(1), shuffled(2)],
    ['nothing in common', filled('a b '), filled('c d ')],
    ['one letter against two', filled('a '), filled('a b ')],
    ['signs without a space', filled('.,!'), filled(',;.?')],
    ['many different signs', symbols(0x2200), symbols(0x2210)],
  ])('%s take less than 50 ms', (_name, before, after) => {
    expect(threadTime(() => wordDiff(before, after))).toBeLessThan(50);
  });
});

describe('what is shown of a long comparison', () => {
  const shown = (before: string, after: string) =>
    nearChanges(wordDiff(before, after))
      .map(({ kind, text }) => (kind === 'same' ? text : `[${kind} ${text}]`))
      .join('');

  test('is the paragraph that changes', () => {
    expect(shown('One.\n\nTwo bad words.\n\nThree.', 'One.\n\nTwo words.\n\nThree.')).toMatch(
      /^Two\[out {2}bad\] words\.$/,
    );
  });

  test('is everything where nothing changed', () => {
    expect(shown('One.\n\nTwo.', 'One.\n\nTwo.')).toBe('One.\n\nTwo.');
  });

  test('leaves out what lies between two changes far apart', () => {
    expect(shown('A x b.\n\nMiddle.\n\nC y d.', 'A b.\n\nMiddle.\n\nC d.')).not.toContain('Middle');
  });
});
