import { describe, expect, test } from 'vitest';
import { isFound } from '#support/screening-corpus.ts';
import { screenText } from '../checks.ts';
import type { ScreeningContext, SignalKind } from '../signal.ts';
import { WITH_ADDRESS, WITHOUT_ADDRESS } from './address-examples.ts';
import { WITH_HANDLE, WITHOUT_HANDLE } from './handle-examples.ts';
import { WITH_SCHOOL, WITHOUT_SCHOOL } from './school-examples.ts';

/** From a child, because then the checks look hardest. */
const CHILD: ScreeningContext = { child: true, city: null, languages: ['en', 'fr', 'ur'] };

/** The text without its brackets, and what stood between them. */
function read(labelled: string): { text: string; passages: string[] } {
  const passages = Array.from(labelled.matchAll(/⟦([^⟧]+)⟧/g), ([, passage = '']) => passage);
  return { text: labelled.replace(/[⟦⟧]/g, ''), passages };
}

const EXAMPLES: readonly (readonly [SignalKind, readonly string[], readonly string[]])[] = [
  ['address', WITH_ADDRESS, WITHOUT_ADDRESS],
  ['handle', WITH_HANDLE, WITHOUT_HANDLE],
  ['school', WITH_SCHOOL, WITHOUT_SCHOOL],
];

describe.each(EXAMPLES)('%s', (check, found, clean) => {
  test.each(found)('is found in: %s', (labelled) => {
    const { text, passages } = read(labelled);
    const signals = screenText(text, CHILD);
    expect(passages.filter((passage) => !isFound({ check, passage, text }, signals))).toEqual([]);
  });

  test.each(clean)('is not in: %s', (text) => {
    const marks = screenText(text, CHILD).filter(({ kind }) => kind !== 'language');
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual([]);
  });
});
