import { describe, expect, test } from 'vitest';
import { BEGINNINGS_OF_CAMPAIGN } from '#domain/campaigns/beginning-lines.ts';
import { beginningsOf } from '#domain/campaigns/beginnings.ts';
import { campaignsWithForm } from '#domain/campaigns/registry.ts';
import { WRITING_TYPES } from '#domain/options/writing-types.ts';
import { withOpener } from './with-opener.ts';

const LINES = ['The first time I …', 'There is a smell I will always know.'];

describe('a beginning that is touched', () => {
  test('stands in an empty field, without its dots and ready to go on', () => {
    expect(withOpener('', LINES[0] ?? '', LINES)).toBe('The first time I ');
    expect(withOpener(' \n', LINES[1] ?? '', LINES)).toBe('There is a smell I will always know. ');
  });

  test('makes way for the next one as long as nobody went on from it', () => {
    expect(withOpener('The first time I ', LINES[1] ?? '', LINES)).toBe(
      'There is a smell I will always know. ',
    );
  });

  test('never takes away a word that was written', () => {
    expect(withOpener('The first time I saw snow.', LINES[1] ?? '', LINES)).toBe(
      'The first time I saw snow.\n\nThere is a smell I will always know. ',
    );
  });
});

test('every campaign with a form of its own has its own beginnings, and nobody else', () => {
  const forms = campaignsWithForm().map(({ slug }) => slug);
  expect([...Object.keys(BEGINNINGS_OF_CAMPAIGN), 'general'].toSorted()).toEqual(forms.toSorted());
});

test('no two beginnings of a form are the same, and each is shorter than a sentence to read', () => {
  for (const campaign of campaignsWithForm())
    for (const { lines } of WRITING_TYPES.map((type) => beginningsOf(campaign, type))) {
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.filter((line) => line.length > 50)).toEqual([]);
    }
});
