import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPENING_LONGEST, opening } from './opening.ts';

const LONG = 'and then the snow came down on the minaret and on the parked buses of our street';
const REST = ` After that ${LONG}, ${LONG}, ${LONG}.`;

describe('the opening of a text', () => {
  test.each([
    ['a short text is whole', 'It snowed. I ran', 'It snowed. I ran'],
    ['line breaks become spaces', 'One.\n\n  Two', 'One. Two'],
    ['sentences that fit', `It snowed. I ran!${REST}`, 'It snowed. I ran!'],
    [
      'a quotation keeps its closing mark',
      `“Run,” she said. “Now!”${REST}`,
      '“Run,” she said. “Now!”',
    ],
    ['a pause is no end', `Wait... what was that? I ran.${REST}`, 'Wait... what was that? I ran.'],
    [
      'a title is no end',
      `Mr. Khan and Dr. A. Noor came.${REST}`,
      'Mr. Khan and Dr. A. Noor came.',
    ],
    ['a number is no end', `It cost 3.50 dollars.${REST}`, 'It cost 3.50 dollars.'],
    ['Urdu has its own full stop', `برف پڑی۔ میں بھاگا۔${REST}`, 'برف پڑی۔ میں بھاگا۔'],
    ['and its own question mark', `کیا برف پڑی؟${REST}`, 'کیا برف پڑی؟'],
  ])('%s', (_name, text, expected) => {
    expect(opening(text)).toBe(expected);
  });

  test('a first sentence that is too long is cut at a word', () => {
    const cut = opening(`${LONG}, ${LONG}, ${LONG}. It ended.`);
    expect(cut).toMatch(/^and then .* \w+…$/);
    expect(cut.length).toBeLessThanOrEqual(OPENING_LONGEST);
  });

  const words = fc.array(
    fc.constantFrom('snow', 'fell', 'I ran.', 'Why?', 'ہاں۔', '🌙', 'Dr. Noor', '…', '\n'),
    { maxLength: 120 },
  );

  test('is never longer than its room, and is how the text begins', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ').replace(/\s+/g, ' ').trim();
        const shown = opening(parts.join(' '));
        expect([...shown].length).toBeLessThanOrEqual(OPENING_LONGEST);
        expect(text.startsWith(shown.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});
