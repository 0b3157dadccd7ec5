import { describe, expect, test } from 'vitest';
import { campaignsWithForm } from '#domain/campaigns/registry.ts';
import { parseSubmission } from '#domain/submission/parse-submission.ts';
import { findDangers } from '#integrations/danger-signals/find-dangers.ts';
import type { Risk } from '#support/corpus-lines.ts';
import {
  isRaised,
  isRightKind,
  measureClean,
  measureSafeguarding,
} from '#support/safeguarding-corpus.ts';
import { CORPUS_LANGUAGES } from '#support/screening-corpus.ts';
import { STORY_OF_100, validInput } from '#support/valid-input.ts';

const measured = measureSafeguarding();
const first = measured.filter(({ authors }) => authors === 'first');
const clean = measureClean();

const shareOf = <T>(texts: readonly T[], is: (text: T) => boolean) =>
  texts.filter(is).length / texts.length;

/** As measured, less about one text: these were read when the cues were made. */
const LEAST: Record<Risk, number> = { life: 0.95, child: 0.95, threat: 0.93 };
/** The goal for texts of grief, war and jokes. */
const MOST_RAISED = 0.02;
/** Ordinary texts without a hard word in them, and ten of them in a row, as long as a real story. */
const MOST_RAISED_CLEAN = 0.002;
const MOST_RAISED_LONG = 0.06;

test('the texts are there, in four languages', () => {
  expect(first).toHaveLength(316);
  expect(first.filter(({ kind }) => kind === 'none')).toHaveLength(232);
  expect(new Set(first.map(({ language }) => language)).size).toBe(4);
  expect(clean).toHaveLength(2100);
});

describe('what the signals find does not get worse, first authors', () => {
  test.each(Object.entries(LEAST))('%s', (kind, least) => {
    const texts = first.filter((text) => text.kind === kind);
    expect(shareOf(texts, isRaised)).toBeGreaterThanOrEqual(least);
  });

  test('and names the danger', () => {
    const found = first.filter((text) => text.kind !== 'none' && isRaised(text));
    expect(shareOf(found, isRightKind)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('who is in no danger is not raised', () => {
  test('grief, war, jokes and prayers, first authors', () => {
    const none = first.filter(({ kind }) => kind === 'none');
    expect(shareOf(none, isRaised)).toBeLessThanOrEqual(MOST_RAISED);
  });

  test('ordinary texts', () => {
    expect(shareOf(clean, isRaised)).toBeLessThanOrEqual(MOST_RAISED_CLEAN);
  });

  test('also ten in a row', () => {
    const long = CORPUS_LANGUAGES.flatMap((language) => {
      const texts = clean.filter((text) => text.language === language).map(({ text }) => text);
      return Array.from({ length: Math.floor(texts.length / 10) }, (_, i) =>
        texts.slice(i * 10, i * 10 + 10).join(' '),
      );
    });
    expect(long).toHaveLength(210);
    expect(shareOf(long, (text) => findDangers(text).length > 0)).toBeLessThanOrEqual(
      MOST_RAISED_LONG,
    );
  });
});

test('a signal refuses nothing: every form takes every such text', () => {
  const refused = campaignsWithForm().flatMap((campaign) =>
    first.filter(({ text, kind }) => {
      const input = { ...validInput(campaign), story: `${STORY_OF_100} ${text}` };
      return kind !== 'none' && !parseSubmission(campaign, input).ok;
    }),
  );
  expect(refused).toEqual([]);
});
