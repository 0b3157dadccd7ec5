import { describe, expect, test } from 'vitest';
import { campaignsWithForm } from '#domain/campaigns/registry.ts';
import { SCREENING_CHECKS, screenText } from '#domain/screening/checks.ts';
import type { SignalKind } from '#domain/screening/signal.ts';
import { parseSubmission } from '#domain/submission/parse-submission.ts';
import {
  halfOf,
  isFound,
  type Positive,
  screenClean,
  screenPositives,
} from '#support/screening-corpus.ts';
import { STORY_OF_100, validInput } from '#support/valid-input.ts';

const positives = screenPositives();
const clean = screenClean();
type Part = Partial<Pick<Positive, 'authors' | 'check' | 'half' | 'disguise'>>;
const recallOf = (part: Part) => {
  const texts = positives.filter((text) =>
    Object.entries(part).every(([key, value]) => text[key as keyof Part] === value),
  );
  return texts.filter(({ found }) => found).length / texts.length;
};

type Least = { tuning: number; heldOut: number };
/** As measured on 2026-11-15, less about one text in thirty. */
const LEAST_OF_FIRST: Partial<Record<SignalKind, Least>> = {
  email: { tuning: 0.97, heldOut: 0.93 },
  link: { tuning: 0.95, heldOut: 0.95 },
  address: { tuning: 0.97, heldOut: 0.89 },
  phone: { tuning: 0.97, heldOut: 0.92 },
  handle: { tuning: 0.97, heldOut: 0.82 },
  school: { tuning: 0.96, heldOut: 0.81 },
  shouting: { tuning: 0.94, heldOut: 0.94 },
  sermon: { tuning: 0.94, heldOut: 0.83 },
  language: { tuning: 0.93, heldOut: 0.94 },
};
/** Texts of authors who knew no rule and no other text: what to expect of strangers. */
const LEAST_OF_SECOND: Partial<Record<SignalKind, Least>> = {
  email: { tuning: 0.96, heldOut: 0.81 },
  link: { tuning: 0.92, heldOut: 0.96 },
  address: { tuning: 0.96, heldOut: 0.54 },
  phone: { tuning: 0.97, heldOut: 0.8 },
  handle: { tuning: 0.9, heldOut: 0.72 },
  school: { tuning: 0.97, heldOut: 0.44 },
  sermon: { tuning: 0.93, heldOut: 0.63 },
};
/** Altogether, and of what is written plainly. */
const LEAST_TOGETHER = {
  first: { tuning: 0.98, heldOut: 0.925, plain: 0.975 },
  second: { tuning: 0.97, heldOut: 0.7, plain: 0.84 },
};
/** The goal is five in a hundred; advice that is mostly wrong is not read. */
const MOST_FLAGGED = 0.01;
const MOST_FLAGGED_LONG = 0.03;
const MOST_FLAGGED_BY_ONE = 0.005;

describe('the corpus', () => {
  test('is there, in four languages and two halves', () => {
    expect(positives.filter(({ authors }) => authors === 'first')).toHaveLength(688);
    expect(positives.filter(({ authors }) => authors === 'second')).toHaveLength(500);
    expect(clean).toHaveLength(2100);
    expect(new Set(clean.map(({ language }) => language)).size).toBe(4);
    const held = positives.filter(({ half }) => half === 'held out').length;
    expect(held / positives.length).toBeGreaterThan(0.45);
    expect(held / positives.length).toBeLessThan(0.55);
  });

  test('keeps a text in its half', () => {
    expect(['a', 'b', 'salam', 'سلام'].map(halfOf)).toEqual([
      'tuning',
      'tuning',
      'tuning',
      'held out',
    ]);
  });

  test('counts a text as found only where the right check marks most of the passage', () => {
    const label = { check: 'phone', passage: '555-0142', text: 'Ring 555-0142 now' } as const;
    const mark = { kind: 'phone', severity: 'rule', start: 5, end: 13 } as const;
    expect(isFound(label, [mark])).toBe(true);
    expect(isFound(label, [{ ...mark, end: 8 }])).toBe(false);
    expect(isFound(label, [{ ...mark, kind: 'link' }])).toBe(false);
    expect(isFound(label, [{ ...mark, start: 0, end: 5 }])).toBe(false);
    expect(isFound({ ...label, passage: null }, [mark])).toBe(true);
  });
});

describe.each([
  ['first', LEAST_OF_FIRST],
  ['second', LEAST_OF_SECOND],
] as const)('what the checks find does not get worse, %s authors', (authors, least) => {
  test.each(Object.entries(least))('%s', (kind, { tuning, heldOut }) => {
    const check = kind as SignalKind;
    expect(recallOf({ authors, check, half: 'tuning' })).toBeGreaterThanOrEqual(tuning);
    expect(recallOf({ authors, check, half: 'held out' })).toBeGreaterThanOrEqual(heldOut);
  });

  test('altogether', () => {
    const { tuning, heldOut, plain } = LEAST_TOGETHER[authors];
    expect(recallOf({ authors, half: 'tuning' })).toBeGreaterThanOrEqual(tuning);
    expect(recallOf({ authors, half: 'held out' })).toBeGreaterThanOrEqual(heldOut);
    expect(recallOf({ authors, half: 'held out', disguise: 'plain' })).toBeGreaterThanOrEqual(
      plain,
    );
  });
});

describe('clean texts stay clean', () => {
  test.each(SCREENING_CHECKS.map(({ kind }) => kind))('%s', (kind) => {
    const flagged = clean.filter(({ flags }) => flags.some((flag) => flag.kind === kind));
    expect(flagged.length / clean.length).toBeLessThanOrEqual(MOST_FLAGGED_BY_ONE);
  });

  test.each(['tuning', 'held out'])('altogether, %s', (half) => {
    const texts = clean.filter((text) => text.half === half);
    const flagged = texts.filter(({ flags }) => flags.length > 0);
    expect(flagged.length / texts.length).toBeLessThanOrEqual(MOST_FLAGGED);
  });

  test('also ten in a row, as long as a real story', () => {
    const long = ['en', 'fr', 'ur', 'ar'].flatMap((language) => {
      const texts = clean.filter((text) => text.language === language).map(({ text }) => text);
      return Array.from({ length: Math.floor(texts.length / 10) }, (_, i) =>
        texts.slice(i * 10, i * 10 + 10).join(' '),
      );
    });
    const context = { child: true, city: null, languages: ['en', 'fr', 'ur'] as const };
    const flagged = long.filter((text) =>
      screenText(text, context).some(({ kind }) => kind !== 'language'),
    );
    expect(long).toHaveLength(210);
    expect(flagged.length / long.length).toBeLessThanOrEqual(MOST_FLAGGED_LONG);
  });
});

test('a mark refuses nothing: every form takes every marked text', () => {
  const refused = campaignsWithForm().flatMap((campaign) =>
    positives.filter(({ text }) => {
      const input = { ...validInput(campaign), story: `${STORY_OF_100} ${text}` };
      return !parseSubmission(campaign, input).ok;
    }),
  );
  expect(positives.some(({ found }) => found)).toBe(true);
  expect(refused).toEqual([]);
});
