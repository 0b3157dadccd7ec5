import { describe, expect, test } from 'vitest';
import { readRecord } from '#domain/campaigns/draft-problems.ts';
import {
  lockedRecipients,
  MOST_RECIPIENTS,
  type TypedSettings,
  withSettings,
} from '#domain/campaigns/form-settings.ts';
import { sortChanges, type TextsThere } from '#domain/campaigns/sort-changes.ts';
import { newCampaign, RELEASED, released } from '#support/sample-campaign.ts';

const NOTHING: TextsThere = { any: false, recipients: [], languages: [] };
const WRITTEN: TextsThere = { any: true, recipients: ['The father'], languages: ['en', 'fr'] };

type Record = ReturnType<typeof released>;

/** The form of the page as nobody has touched it. */
const untouched = (record: Record): TypedSettings => ({
  requires: record.form?.requires ?? [],
  limits: record.form?.limits ?? 'campaign',
  goal: record.goal === null ? '' : String(record.goal),
  languages: record.form?.languages ?? [],
  names: Object.fromEntries(record.recipients.map((one) => [one.recipient, one.label.en])),
  ...{ out: [], added: [] },
});
const saved = (record: Record, typed: Partial<TypedSettings>, texts = NOTHING) =>
  withSettings(record, { ...untouched(record), ...typed }, texts);
const problemsOf = (record: Record, typed: Partial<TypedSettings>, texts = NOTHING) =>
  saved(record, typed, texts).problems.map(({ setting, problem }) => `${setting} ${problem}`);

const LETTERS = newCampaign();
const QUIET = released('ourlondonfamily');
const STORIES = released('hijab');

test.each(RELEASED.map((record) => [record.slug, record] as const))(
  '%s, saved as it is, stays as it is, and is a draft that may be kept',
  (_, record) => {
    expect(saved(record, {})).toEqual({ record, problems: [] });
    expect(readRecord(record)).toMatchObject({ ok: true });
  },
);

describe('what each change means for those who wrote', () => {
  const kinds = (record: Record, typed: Partial<TypedSettings>, texts = WRITTEN) =>
    sortChanges(record, saved(record, typed).record, texts).map((one) => `${one.part} ${one.kind}`);
  test.each<[string, Record, Partial<TypedSettings>, string]>([
    ['age is required', LETTERS, { requires: ['age'] }, 'form.requires new-version'],
    ['another length', LETTERS, { limits: 'general' }, 'form.limits new-version'],
    ['another goal', LETTERS, { goal: '2,000' }, 'goal new-version'],
    ['no goal', LETTERS, { goal: ' ' }, 'goal new-version'],
    ['French is invited', LETTERS, { languages: ['fr'] }, 'form.languages new-version'],
    ['French no longer', QUIET, { languages: ['ur'] }, 'form.languages new-version'],
    ['one more', LETTERS, { added: ['A neighbour'] }, 'recipients new-version'],
    ['one fewer', QUIET, { out: ['The son'] }, 'recipients new-version'],
    ['one with letters fewer', QUIET, { out: ['The father'] }, 'recipients refused'],
    ['another name', QUIET, { names: { 'The father': 'Their father' } }, 'recipients new-version'],
  ])('%s', (_, record, typed, expected) => {
    expect(kinds(record, typed)).toEqual([expected]);
    // Before the first text everything is free.
    expect(kinds(record, typed, NOTHING)).toEqual([`${expected.split(' ')[0]} free`]);
  });
});

describe('what is refused', () => {
  const twelve = Array.from({ length: MOST_RECIPIENTS }, (_, n) => `Neighbour ${n}`);
  test.each<[string, Record, Partial<TypedSettings>, string]>([
    ['a goal of words', LETTERS, { goal: 'many' }, 'goal no-number'],
    ['a goal below nothing', LETTERS, { goal: '-4' }, 'goal no-number'],
    ['a goal of nothing', LETTERS, { goal: '0' }, 'goal no-number'],
    ['a goal in another notation', LETTERS, { goal: '1e3' }, 'goal no-number'],
    ['more stars than a wall has', LETTERS, { goal: '10001' }, 'goal too-high'],
    ['a goal in a quiet room', QUIET, { goal: '10' }, 'goal quiet'],
    ['thirteen', LETTERS, { added: [...twelve, 'One more'] }, 'recipients too-many'],
    ['one twice', LETTERS, { added: ['A', ' a '] }, 'recipients twice'],
    ['the name of another', QUIET, { names: { 'The son': 'the father' } }, 'recipients twice'],
    ['what is stored already', QUIET, { added: ['The son'] }, 'recipients twice'],
    ['no name', QUIET, { names: { 'The son': '  ' } }, 'recipients no-name'],
    ['a name too long', LETTERS, { added: ['a'.repeat(81)] }, 'recipients too-long'],
    ['somebody stories are to', STORIES, { added: ['A friend'] }, 'recipients stories'],
    ['to none of none', LETTERS, { requires: ['recipient'] }, 'requires nobody-to-choose'],
    ['a field that no form has', LETTERS, { requires: ['email'] }, 'requires unknown'],
    ['a length there is not', LETTERS, { limits: 'constructor' }, 'limits unknown'],
    ['a language there is not', LETTERS, { languages: ['xx'] }, 'languages unknown'],
  ])('%s', (_, record, typed, expected) => {
    expect(problemsOf(record, typed)).toContain(expected);
  });

  test('twelve, and a goal of as many stars as a wall has, are not (control)', () => {
    expect(problemsOf(LETTERS, { added: twelve, goal: '10 000', requires: ['recipient'] })).toEqual(
      [],
    );
  });

  test('whoever has letters is not taken out; others are', () => {
    expect(lockedRecipients(QUIET, WRITTEN)).toEqual(['The father']);
    expect(problemsOf(QUIET, { out: ['The father'] }, WRITTEN)).toEqual(['recipients has-letters']);
    expect(problemsOf(QUIET, { out: ['The son'] }, WRITTEN)).toEqual([]);
  });
});

test('a name is what readers see; what is stored with letters stays', () => {
  const { record } = saved(QUIET, { names: { 'The father': ' Their  father ' } });
  const [before] = QUIET.recipients.filter(({ recipient }) => recipient === 'The father');
  const [after] = record.recipients.filter(({ recipient }) => recipient === 'The father');
  expect(after).toEqual({
    recipient: 'The father',
    label: { ...before?.label, en: 'Their father' },
  });
});

test('English is always invited', () => {
  expect(saved(QUIET, { languages: [] }).record.form?.languages).toEqual(['en']);
});

test('a draft that did not come from the page is asked the same', () => {
  const record = saved(QUIET, { goal: '10' }).record;
  expect(readRecord(record)).toEqual({
    ok: false,
    problems: [{ part: 'goal', problem: 'not-so' }],
  });
});
