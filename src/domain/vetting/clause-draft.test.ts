import { describe, expect, test } from 'vitest';
import { checkClause, clauseChanges, clauseCode } from './clause-draft.ts';

const DRAFT = {
  title: 'No poems',
  words: { en: 'Prose.', fr: 'Prose.', ur: 'نثر۔', ar: 'نثر.' },
  shown: true,
};

describe('a clause', () => {
  test('is stored without spaces around it, its title in one line', () => {
    const { draft, problems } = checkClause({ ...DRAFT, title: '  No\n poems ' });
    expect(problems).toEqual({});
    expect(draft.title).toBe('No poems');
  });

  test('needs words in every language a writer may read', () => {
    const words = { en: 'x'.repeat(1001), fr: ' ', ur: 'ن', ar: 'ن' };
    expect(checkClause({ ...DRAFT, title: 'x'.repeat(81), words }).problems).toEqual({
      title: 'Take out 1 of its characters: 80 fit.',
      en: 'Take out 1 of its characters: 1000 fit.',
      fr: 'Please write something here.',
      ur: 'Use at least 2 characters.',
      ar: 'Use at least 2 characters.',
    });
  });

  test('may wait for its words in Arabic', () => {
    expect(checkClause({ ...DRAFT, words: { ...DRAFT.words, ar: ' ' } }).problems).toEqual({});
  });
});

describe('its code', () => {
  test.each([
    ['Not a sermon or an opinion', 'not-a-sermon-or-an-opinion'],
    ['Écrit à deux', 'ecrit-a-deux'],
    ['18 and under', 'and-under'],
    ['نثر', 'clause'],
    ['x'.repeat(60), 'x'.repeat(37)],
  ])('%s', (title, code) => {
    expect(clauseCode(title, [])).toBe(code);
    expect(clauseCode(title, [code, `${code}-2`])).toBe(`${code}-3`);
    expect(`${code}-9`).toMatch(/^[a-z][a-z0-9-]{1,39}$/);
  });
});

test('an edit is told by what it replaced', () => {
  const after = { ...DRAFT, words: { ...DRAFT.words, fr: 'En prose.' }, shown: false };
  expect(clauseChanges(DRAFT, after)).toEqual(['French was “Prose.”.', 'No longer told.']);
  expect(clauseChanges(DRAFT, DRAFT)).toEqual([]);
});
