import { describe, expect, test } from 'vitest';
import { differencesOf } from '#domain/campaigns/differences.ts';
import { textsOf } from '#domain/campaigns/missing-words.ts';
import { placeName } from '#domain/campaigns/part-names.ts';
import { sortChanges } from '#domain/campaigns/sort-changes.ts';
import { RELEASED, released, withHeading } from '#support/sample-campaign.ts';

const TEXTS = { any: true, recipients: [], languages: [] };

describe('what a lead reads of a change', () => {
  test('the words that differ, in each language, and no other', () => {
    const before = released('palestine');
    const after = withHeading(before, 'Other words');
    if (after.form) after.form.heading.fr = 'Autres mots';
    const found = differencesOf(before, after, sortChanges(before, after, TEXTS));
    expect(found).toMatchObject([{ part: 'form.heading', kind: 'new-version' }]);
    expect(found[0]?.lines).toEqual([
      { part: 'form.heading', locale: 'en', before: before.form?.heading.en, after: 'Other words' },
      {
        ...{ part: 'form.heading', locale: 'fr', after: 'Autres mots' },
        before: before.form?.heading.fr ?? '',
      },
    ]);
  });

  test('a setting, and what stands in a row', () => {
    const before = released('hijab');
    const after = structuredClone(before);
    after.goal = 300;
    after.landing?.aliases.push('/scarves');
    const lines = differencesOf(before, after, sortChanges(before, after, TEXTS)).flatMap(
      (one) => one.lines,
    );
    expect(lines.map(({ part, before, after }) => [part, before, after])).toEqual([
      ['goal', '', '300'],
      ['landing.aliases', '', '/scarves'],
    ]);
  });

  test('every change of one campaign into another shows words', () => {
    const [first, ...others] = RELEASED;
    if (!first) throw new Error('Nothing is released.');
    for (const other of others)
      for (const { lines } of differencesOf(first, other, sortChanges(first, other, TEXTS)))
        expect(lines).not.toEqual([]);
  });
});

describe('where something stands', () => {
  test.each([
    ['form.lead', 'Form', 'line under the heading'],
    ['landing.blocks.2.steps.0.title', 'Landing', 'block 3, step 1, title'],
    ['landing.lead', 'Landing', 'lead'],
    ['name', 'Campaign', 'name'],
    ['recipients.0.label', 'Recipients', 'recipient 1, words of the link'],
  ])('%s', (part, where, what) => {
    expect(placeName(part)).toEqual({ where, what });
  });

  test('no two texts of a campaign are called the same', () => {
    for (const record of RELEASED) {
      const names = textsOf(record).map(({ part }) => JSON.stringify(placeName(part)));
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });
});
