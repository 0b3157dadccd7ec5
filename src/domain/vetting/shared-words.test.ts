import { expect, test } from 'vitest';
import { sharedWords } from './shared-words.ts';

const opened = (body: string) => ({ body, opened: true });
const TEXT = 'Peace to you. This Ramadan I earn from my phone. Write to me.';

test('what others have otherwise is marked, with what they have', () => {
  const pieces = sharedWords(TEXT, [
    opened('Peace to you. This Eid I earn from my phone. Write to me.'),
    opened('Peace to you. This winter I earn from my phone. Write to me.'),
  ]);
  expect(pieces).toEqual([
    { kind: 'shared', text: 'Peace to you. This ', instead: [] },
    { kind: 'varies', text: 'Ramadan ', instead: ['Eid', 'winter'] },
    { kind: 'shared', text: 'I earn from my phone. Write to me.', instead: [] },
  ]);
});

test('the pieces are the text, letter for letter', () => {
  const pieces = sharedWords(TEXT, [opened('something else entirely')]);
  expect(pieces.map(({ text }) => text).join('')).toBe(TEXT);
});

test('with nobody beside it all of it is shared', () => {
  expect(sharedWords(TEXT, [])).toEqual([{ kind: 'shared', text: TEXT, instead: [] }]);
});

test('at most three are named, the frequent ones first, and no paragraph', () => {
  const others = ['a', 'b', 'b', 'c', 'd', 'long '.repeat(20)].map((word) =>
    opened(`one ${word} two`),
  );
  expect(sharedWords('one x two', others)[1]?.instead).toEqual(['b', 'a', 'c']);
});

test('of one that nobody has opened it is told that it differs, and not how', () => {
  const unopened = { body: 'one secret two', opened: false };
  expect(sharedWords('one x two', [unopened])).toEqual([
    { kind: 'shared', text: 'one ', instead: [] },
    { kind: 'varies', text: 'x ', instead: [] },
    { kind: 'shared', text: 'two', instead: [] },
  ]);
});
