import { describe, expect, test } from 'vitest';
import { measureSafeguarding } from '#support/safeguarding-corpus.ts';
import { findDangers } from './find-dangers.ts';

const held = measureSafeguarding().filter(({ authors }) => authors === 'second');
const raised = (texts: typeof held) =>
  texts.filter(({ dangers }) => dangers.length > 0).length / texts.length;

describe('authors who knew neither the rules nor each other, and from whom nothing was learned', () => {
  test('risk to life is found', () => {
    // As measured, less about one text.
    expect(raised(held.filter(({ kind }) => kind === 'life'))).toBeGreaterThanOrEqual(0.85);
  });

  test('grief, war and jokes are seldom raised', () => {
    expect(raised(held.filter(({ kind }) => kind === 'none'))).toBeLessThanOrEqual(0.055);
  });
});

test('a cry for help is named, a recipe is not', () => {
  expect(findDangers('I do not want to live any more. Tonight I will end my life.')).toEqual([
    'risk-to-life',
  ]);
  expect(findDangers('My grandmother rolls the dough thin and sings while it rests.')).toEqual([]);
});

test.each(['nobody would ', 'ا', 'a b ', '.'])(
  'ten thousand characters of "%s" take a moment',
  (piece) => {
    const text = piece.repeat(10_000 / piece.length);
    const times = [0, 1, 2].map(() => {
      const start = performance.now();
      findDangers(text);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(250);
  },
);
