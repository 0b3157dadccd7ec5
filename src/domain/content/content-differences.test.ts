import { expect, test } from 'vitest';
import { contentDifferences } from './content-differences.ts';
import type { ContentRecords } from './content-records.ts';

const link = (headline: string, date = '2026-11-02') => ({
  ...{ outlet: 'A paper', headline, date },
  url: 'https://example.org/a',
});
const media = (...items: ContentRecords['media']['items']): ContentRecords['media'] => ({ items });

test('the first thing of a list is told field by field, and nothing that is not said', () => {
  expect(contentDifferences(media(), media(link('New')))).toEqual([
    { part: 'items.0.outlet', locale: null, before: '', after: 'A paper' },
    { part: 'items.0.headline', locale: null, before: '', after: 'New' },
    { part: 'items.0.date', locale: null, before: '', after: '2026-11-02' },
    { part: 'items.0.url', locale: null, before: '', after: 'https://example.org/a' },
  ]);
});

test('what stands in both is no difference, wherever it stands', () => {
  expect(contentDifferences(media(link('A'), link('B')), media(link('B')))).toHaveLength(4);
  expect(contentDifferences(media(link('A')), media(link('A')))).toEqual([]);
  expect(contentDifferences(media(link('A'), link('B')), media(link('B'), link('A')))).toEqual([
    { part: 'items', locale: null, before: '', after: 'In another order' },
  ]);
});

test('a word in one language is told in that language', () => {
  const before = { title: { en: 'A', fr: 'B' }, text: { en: 'C' } };
  const after = { ...before, title: { en: 'A', fr: 'D' } };
  expect(contentDifferences(before, after)).toEqual([
    { part: 'title', locale: 'fr', before: 'B', after: 'D' },
  ]);
});
