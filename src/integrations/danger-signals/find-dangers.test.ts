import { describe, expect, test } from 'vitest';
import { demoWorld } from '#lab/samples/demo-world.ts';
import { measureSafeguarding } from '#support/safeguarding-corpus.ts';
import { slowness, threadTime } from '#support/thread-time.ts';
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
    expect(raised(held.filter(({ kind }) => kind === 'none'))).toBeLessThanOrEqual(0.06);
  });
});

test.each([
  'Tonight I am going to kill myself when the house is asleep.',
  'I want to die. By tomorrow I will be dead.',
  'I want to kill myself. Please read this before the weekend.',
  'I do not want to live any more and tonight I will end my life.',
  'I have decided to end my life. Tell my mother that I loved her.',
])('at the end of any long story: %s', (cry) => {
  const missed = demoWorld()
    .published.filter(({ language }) => language === 'en')
    .filter(({ body }) => !findDangers(`${body} ${cry}`).includes('risk-to-life'));
  expect(missed.map(({ title }) => title)).toEqual([]);
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
    expect(threadTime(() => findDangers(text)) / slowness()).toBeLessThan(250);
  },
);
