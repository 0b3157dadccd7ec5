import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/options/locales.ts';
import { readSentence } from '#words/read-sentence.ts';

/** As the build reads it. */
function compiled(message: string) {
  const parts = compileMessage(message);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

describe('plain Node reads a sentence as the build does', () => {
  test.each(LOCALES.map(({ code }) => code))('every one of %s', async (locale) => {
    const filename = `translations/${locale}/site.po`;
    const options = { locale, sourceLocale: 'en', filename };
    const catalogue = await formatter().parse(readFileSync(filename, 'utf8'), options);
    const sentences = Object.values(catalogue).flatMap(({ message, translation }) =>
      [message, translation].filter((one) => typeof one === 'string'),
    );
    expect(sentences.length).toBeGreaterThan(1_400);
    for (const sentence of sentences) expect(readSentence(sentence)).toEqual(compiled(sentence));
  });

  test.each([
    '',
    'It’s a day’s work',
    "It's a ''quoted'' day, '{not a place}'",
    'Number # 5',
    '{ n , plural , =0 {none} one {# {name}} other {{n} of {kind, select, a {#} other {b}}} }',
  ])('%s', (sentence) => {
    expect(readSentence(sentence)).toEqual(compiled(sentence));
  });

  test.each([
    'Open {name',
    'Too much }',
    '{n, plural, one {#}}',
    '{n, number}',
    '{n, selectordinal, other {#th}}',
  ])('and says so where it cannot: %s', (sentence) => {
    expect(() => readSentence(sentence)).toThrow('cannot be read');
  });
});
