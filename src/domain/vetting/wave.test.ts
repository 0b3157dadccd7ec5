import { describe, expect, test } from 'vitest';
import { STATES } from '../story/lifecycle.ts';
import {
  isShown,
  leftToRead,
  mayUndoTogether,
  sharedOf,
  TOGETHER_WAYS,
  takesMore,
  type WaveText,
  whyApart,
  wordsOf,
} from './wave.ts';

const FREE: WaveText = {
  state: 'received',
  revisionNo: 1,
  faceNo: 0,
  dangers: [],
  secondReaderAskedBy: null,
  approved: false,
  scheduled: false,
  hasCase: false,
  wasAsked: false,
  isHeld: false,
  takenOut: false,
};
const NOW = new Date('2026-12-08T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('how many words two texts share', () => {
  const shared = (one: string, other: string) => sharedOf(wordsOf(one), wordsOf(other));

  test('all of them, whatever the capitals, signs and spaces', () => {
    expect(shared('Write to me, and I show you.', 'WRITE  to me and\n\nI show you')).toBe(100);
  });

  test('the order counts: the same words otherwise arranged are another text', () => {
    expect(shared('one two three four five six', 'six five four three two one')).toBeLessThan(20);
  });

  test.each([
    ['nothing in common', 'a b c d', 'e f g h', 0],
    ['half', 'a b c d', 'a b x y', 50],
    ['a long one that holds a short one', 'a b', 'a b c d e f', 50],
    ['nothing at all', '', '', 0],
    ['Urdu with its joiners', 'میں گھر گیا', 'میں گھر گیا', 100],
  ])('%s', (_, one, other, share) => {
    expect(shared(one, other)).toBe(share);
  });
});

describe('why a text is not decided with the others', () => {
  test('nothing speaks against one that nobody has touched', () => {
    expect(whyApart(FREE)).toBeNull();
    expect(whyApart({ ...FREE, state: 'in_review' })).toBeNull();
  });

  test.each([
    ['danger', { dangers: ['risk-to-life'] }],
    ['case', { hasCase: true }],
    ['held', { isHeld: true }],
    ['edited', { revisionNo: 2 }],
    ['edited', { faceNo: 1 }],
    ['asked-about', { secondReaderAskedBy: 'noor' }],
    ['asked-about', { approved: true }],
    ['asked-about', { scheduled: true }],
    ['asked-about', { wasAsked: true }],
    ['taken-out', { takenOut: true }],
  ] satisfies [string, Partial<WaveText>][])('%s', (why, otherwise) => {
    expect(whyApart({ ...FREE, ...otherwise })).toBe(why);
  });

  test.each(STATES.filter((state) => state !== 'received' && state !== 'in_review'))(
    '%s is decided, or put aside by somebody',
    (state) => {
      expect(whyApart({ ...FREE, state })).toBe('decided');
    },
  );
});

test('publishing is nothing that is done together', () => {
  expect(TOGETHER_WAYS).toEqual(['put-aside', 'refuse']);
});

test('what is left to read of those that are to be read', () => {
  expect(leftToRead(['a', 'b', 'c'], new Set(['b', 'z']))).toBe(2);
});

describe('who still joins', () => {
  const wave = { lastAt: minutesAgo(59), gatherUntil: null, partedAt: null };

  test('within an hour of the one before', () => {
    expect(takesMore(wave, NOW)).toBe(true);
    expect(takesMore({ ...wave, lastAt: minutesAgo(61) }, NOW)).toBe(false);
  });

  test('and as long as later ones are gathered', () => {
    const old = { ...wave, lastAt: minutesAgo(600) };
    expect(takesMore({ ...old, gatherUntil: new Date(NOW.getTime() + 1) }, NOW)).toBe(true);
    expect(takesMore({ ...old, gatherUntil: NOW }, NOW)).toBe(false);
  });

  test('nobody, once it was parted', () => {
    expect(takesMore({ ...wave, partedAt: NOW, gatherUntil: new Date(8e15) }, NOW)).toBe(false);
  });
});

test('nine are no row of their own; gathered ones are from the first on', () => {
  expect(isShown({ texts: 9, gathered: false })).toBe(false);
  expect(isShown({ texts: 10, gathered: false })).toBe(true);
  expect(isShown({ texts: 1, gathered: true })).toBe(true);
  expect(isShown({ texts: 0, gathered: true })).toBe(false);
});

describe('one undo for ten minutes', () => {
  const decision = { officer: 'noor', at: minutesAgo(10), undoneAt: null };

  test('by whoever decided', () => {
    expect(mayUndoTogether(decision, { officer: 'noor', now: NOW })).toBe(true);
    expect(mayUndoTogether(decision, { officer: 'karim', now: NOW })).toBe(false);
  });

  test('not later, and not twice', () => {
    const late = { ...decision, at: new Date(minutesAgo(10).getTime() - 1) };
    expect(mayUndoTogether(late, { officer: 'noor', now: NOW })).toBe(false);
    expect(mayUndoTogether({ ...decision, undoneAt: NOW }, { officer: 'noor', now: NOW })).toBe(
      false,
    );
  });
});
