import { expect, test } from 'vitest';
import { screenText } from '#domain/screening/checks.ts';
import { readingProblem } from './calibration.ts';
import { FIRST_CLAUSES } from './clauses.ts';
import { deskSays, findTrainingText, nextToRead } from './training.ts';
import { TRAINING_TEXTS } from './training-texts.ts';

const CODES = FIRST_CLAUSES.map(({ code }) => code);

test.each(TRAINING_TEXTS)('“$title” has an answer that an officer could give', (text) => {
  expect(readingProblem(deskSays(text), CODES)).toBeNull();
  expect(text.body.split(/\s+/).length).toBeGreaterThan(35);
  expect(text.word).not.toBe('');
});

test('there are twelve, each once, of both kinds, and a number of a phone is found in one', () => {
  expect(TRAINING_TEXTS).toHaveLength(12);
  expect(new Set(TRAINING_TEXTS.map(({ code }) => code)).size).toBe(12);
  const published = TRAINING_TEXTS.filter((text) => deskSays(text).verdict === 'publish');
  expect(published.length).toBeGreaterThan(3);
  expect(published.length).toBeLessThan(9);
  const withNumber = findTrainingText('call-me')?.body ?? '';
  const found = screenText(withNumber, { child: false, city: null, languages: ['en'] });
  expect(found.map(({ kind }) => kind)).toContain('phone');
});

test('the next one is the first without an answer', () => {
  const codes = TRAINING_TEXTS.map(({ code }) => ({ text: code }));
  expect(nextToRead([])?.code).toBe(TRAINING_TEXTS[0]?.code);
  expect(nextToRead(codes.slice(1))?.code).toBe(TRAINING_TEXTS[0]?.code);
  expect(nextToRead(codes)).toBeNull();
});
