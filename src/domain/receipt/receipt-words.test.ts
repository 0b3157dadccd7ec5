import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseReceiptWords, RECEIPT_BYTES, RECEIPT_WORDS, receiptWords } from './receipt-words.ts';
import { RECEIPT_WORD_LIST } from './word-list.ts';

const anyBytes = fc.uint8Array({ minLength: RECEIPT_BYTES, maxLength: RECEIPT_BYTES });
const SAMPLE = Uint8Array.from({ length: RECEIPT_BYTES }, (_, i) => i * 16 + i);

describe('sixteen bytes as twelve words', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const words = receiptWords(bytes);
        expect(words).toHaveLength(RECEIPT_WORDS);
        expect(parseReceiptWords(words.join(' '))).toEqual({ ok: true, bytes });
      }),
      { numRuns: 1000 },
    );
  });

  test('stay the same words for ever', () => {
    expect(receiptWords(SAMPLE).join(' ')).toBe(
      'able misty mug mint gear draft chain deal salt howl lift zenith',
    );
  });

  test.each([0, 15, 17])('are not made of %i bytes', (length) => {
    expect(() => receiptWords(new Uint8Array(length))).toThrow('16 bytes');
  });
});

describe('reading what a person typed', () => {
  const words = receiptWords(SAMPLE);
  test.each([
    ['capitals', words.map((word) => word.toUpperCase()).join(' ')],
    ['a phone’s first capital', words.join(' ').replace(/^./, (first) => first.toUpperCase())],
    ['spaces and tabs', `  ${words.join(' \t  ')}  `],
    ['commas', words.join(', ')],
    ['full stops', `${words.join('. ')}.`],
    ['numbering', words.map((word, i) => `${i + 1}. ${word}`).join('\n')],
    ['numbering without a space', words.map((word, i) => `${i + 1}${word}`).join(' ')],
    ['Windows line breaks', words.join('\r\n')],
    ['wide letters', words.join(' ').replace('a', 'ａ')],
  ])('forgives %s', (_name, text) => {
    expect(parseReceiptWords(text)).toEqual({ ok: true, bytes: SAMPLE });
  });

  test('tells how many words there are', () => {
    expect(parseReceiptWords('')).toEqual({ ok: false, problem: 'count', count: 0 });
    const eleven = words.slice(1).join(' ');
    expect(parseReceiptWords(eleven)).toEqual({ ok: false, problem: 'count', count: 11 });
    expect(parseReceiptWords(`${words.join(' ')} able`)).toMatchObject({ count: 13 });
  });

  test.each(['lamtern', 'été', 'constructor', 'حكاية'])('names the word %s', (word) => {
    expect(parseReceiptWords(words.with(6, word).join(' '))).toEqual({
      ok: false,
      problem: 'unknown-word',
      word,
      position: 7,
    });
  });

  test('tells nearly every wrong word from a wrong code', () => {
    let missed = 0;
    let tried = 0;
    for (let position = 0; position < RECEIPT_WORDS; position++)
      for (const word of RECEIPT_WORD_LIST.filter((other) => other !== words[position])) {
        tried += 1;
        if (parseReceiptWords(words.with(position, word).join(' ')).ok) missed += 1;
      }
    // Four bits let one in sixteen pass, and that one is told apart by the database.
    expect(missed / tried).toBeGreaterThan(0.03);
    expect(missed / tried).toBeLessThan(0.09);
  });

  test('tells most neighbours that changed places', () => {
    const random = fc.sample(anyBytes, { numRuns: 300, seed: 7 }).map(receiptWords);
    const swapped = random.flatMap((code) =>
      code.slice(1).map((word, i) => code.with(i, word).with(i + 1, code[i] ?? '')),
    );
    const passed = swapped.filter((code) => parseReceiptWords(code.join(' ')).ok);
    expect(passed.length / swapped.length).toBeLessThan(0.1);
  });
});
