import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/options/locales.ts';
import { pluralForm } from '#words/plural-form.ts';
import { type Sentence, say } from '#words/sentence.ts';

describe('a language counts in its own forms', () => {
  const counts = [...Array(10_000).keys(), 20_000, 999_999, 1_000_000, 2_000_000, 1_000_001];

  test.each(LOCALES.map(({ code }) => code))('%s, as Unicode has it', (code) => {
    const rules = new Intl.PluralRules(code);
    for (const count of counts)
      expect(pluralForm(code, count), `${count}`).toBe(rules.select(count));
  });
});

describe('a sentence is filled in', () => {
  const english = (message: string, values: Record<string, unknown>) =>
    say(compileMessage(message) as Sentence, { locale: 'en', values });

  test.each([
    ['Read the letters', {}, 'Read the letters'],
    ['{written} of {wanted}', { written: '49', wanted: '1,948' }, '49 of 1,948'],
    ['{n, plural, one {# letter} other {# letters}} here', { n: 1 }, '1 letter here'],
    ['{n, plural, one {# letter} other {# letters}} here', { n: 1_948 }, '1,948 letters here'],
    ['{n, plural, =0 {none} one {one} other {#}}', { n: 0 }, 'none'],
    ['{kind, select, LETTER {letter} other {story}}', { kind: 'LETTER' }, 'letter'],
    ['{kind, select, LETTER {letter} other {story}}', { kind: 'STORY' }, 'story'],
    ['{n, plural, one {# by {name}} other {# by {name}}}', { n: 2, name: 'Amal' }, '2 by Amal'],
    ['Number # 5', {}, 'Number # 5'],
  ])('%s', (message, values, said) => {
    expect(english(message, values)).toBe(said);
  });

  test('Arabic has six forms', () => {
    const letters = compileMessage(
      '{n, plural, zero {لا رسائل} one {رسالة} two {رسالتان} few {# رسائل} many {# رسالة} other {# رسالة}}',
    ) as Sentence;
    const said = [0, 1, 2, 3, 11, 100].map((n) => say(letters, { locale: 'ar', values: { n } }));
    expect(said).toEqual(['لا رسائل', 'رسالة', 'رسالتان', '3 رسائل', '11 رسالة', '100 رسالة']);
  });
});
