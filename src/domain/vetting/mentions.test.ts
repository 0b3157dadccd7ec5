import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mentionedIn } from './mentions.ts';

const noor = { id: '1', name: 'Noor' };
const noorA = { id: '2', name: 'Noor A.' };
const namesake = { id: '3', name: 'Noor' };
const karim = { id: '4', name: 'كريم' };
const all = [noor, noorA, namesake, karim];

describe('who is named in a note', () => {
  test.each([
    ['nobody without the sign', 'Noor, look', []],
    ['the longest name that fits', 'See @Noor A. about it', [noorA]],
    ['all who bear a name', '@noor: look', [noor, namesake]],
    ['nobody whose name only begins so', '@Noora', []],
    ['two in one note, in any letters', '@كريم and @Noor A.', [noorA, karim]],
    ['nobody in an address', 'write to noor@example.org', []],
    ['at the end', 'What do you say, @Noor', [noor, namesake]],
  ])('%s', (_what, note, named) => {
    expect(mentionedIn(note, all)).toEqual(named);
  });

  test('is found whatever stands around it', () => {
    const words = fc.string().filter((text) => !/[@\p{L}\p{N}]/u.test(text));
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(mentionedIn(`${before}@كريم${after}`, all)).toEqual([karim]);
      }),
    );
  });
});
