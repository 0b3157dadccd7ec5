import { describe, expect, test } from 'vitest';
import { type CampaignWithForm, campaignsWithForm } from '#domain/campaigns/registry.ts';
import { FIELDS } from '#domain/submission/fields.ts';
import { parseSubmission, type Submission } from '#domain/submission/parse-submission.ts';
import { problemWords } from '#words/problems.ts';
import { FIELD_NAMES, type Input } from './matrix/row.ts';
import {
  CASES,
  FORM_NAMES,
  type FormName,
  rulesOf,
  spokenPart,
  validInputFor,
} from './validation-matrix.ts';

function campaignOf(form: FormName): CampaignWithForm {
  const found = campaignsWithForm().find((campaign) => campaign.slug === form);
  if (!found) throw new Error(`There is no form ${form}.`);
  return found;
}

function accepted(form: FormName, patch: Input = {}, writingType?: string): Submission {
  const input = { ...validInputFor(form), ...patch };
  const parsed = parseSubmission(campaignOf(form), input, writingType);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.submission;
}

function problemFieldsOf(form: FormName, input: Input): string[] {
  const parsed = parseSubmission(campaignOf(form), input);
  return parsed.ok ? [] : parsed.problems.map((problem) => problem.field);
}

describe('every form and every field', () => {
  test.each(CASES)('$form · $field · $name', ({ form, field, input, expected }) => {
    const parsed = parseSubmission(campaignOf(form), input);
    if (expected === 'accepted') {
      expect(parsed).toMatchObject({ ok: true });
      return;
    }
    const problems = parsed.ok ? [] : parsed.problems;
    expect(problems.map((problem) => problem.field)).toEqual([field]);
    const [problem] = problems;
    const message = problem ? problemWords(problem, 'en') : '';
    expect(spokenPart(message, expected)).toBe(expected.words);
  });
});

describe('the matrix itself', () => {
  test('has an accepted case for every form and field', () => {
    const covered = CASES.filter((row) => row.expected === 'accepted');
    const pairs = new Set(covered.map(({ form, field }) => `${form} ${field}`));
    expect(pairs.size).toBe(10 * 15);
  });

  test('has a refused case for every form and field that the form asks for', () => {
    const refused = CASES.filter((row) => row.expected !== 'accepted');
    const pairs = new Set(refused.map(({ form, field }) => `${form} ${field}`));
    const missing = FORM_NAMES.flatMap((form) => FIELD_NAMES.map((field) => `${form} ${field}`));
    const fixed = FORM_NAMES.filter((form) => form !== 'general').map((form) => `${form} category`);
    const unasked = FORM_NAMES.filter((form) => form !== 'ourlondonfamily').map(
      (form) => `${form} recipient`,
    );
    expect(missing.filter((pair) => !pairs.has(pair)).toSorted()).toEqual(
      [...fixed, ...unasked].toSorted(),
    );
  });

  test('knows the fields of the domain, but for three boxes that refuse nothing', () => {
    expect([...FIELD_NAMES, 'adult', 'guardian', 'quietMail'].toSorted()).toEqual(
      [...FIELDS].toSorted(),
    );
  });
});

describe('forms', () => {
  test('are the ten of the specification', () => {
    expect(
      campaignsWithForm()
        .map((campaign) => campaign.slug)
        .toSorted(),
    ).toEqual([...FORM_NAMES].toSorted());
  });

  test.each(FORM_NAMES)('%s, sent empty, asks for exactly what it requires', (form) => {
    const { asks, category } = rulesOf(form);
    const always = ['title', 'story', 'gender', 'country', 'terms'];
    const expected = [...always, ...asks, ...(category === null ? ['category'] : [])];
    expect(problemFieldsOf(form, {}).toSorted()).toEqual(expected.toSorted());
  });

  test.each(FORM_NAMES)('%s names its problems in the order a person meets the fields', (form) => {
    const fields = problemFieldsOf(form, {});
    expect(fields).toEqual(FIELDS.filter((field) => fields.includes(field)));
  });

  test.each(FORM_NAMES)('%s has its own writing type', (form) => {
    expect(accepted(form).writingType).toBe(rulesOf(form).writingType);
  });

  test.each(FORM_NAMES.filter((form) => form !== 'general'))(
    '%s keeps its writing type and category whatever is sent',
    (form) => {
      const { category, writingType } = rulesOf(form);
      const other = writingType === 'STORY' ? 'LETTER' : 'STORY';
      expect(accepted(form, { category: 'LIFE' }, other)).toMatchObject({ category, writingType });
    },
  );

  test('the general form takes a letter and the category the writer chose', () => {
    const sent = accepted('general', { category: 'HALAL_FOOD' }, 'LETTER');
    expect(sent).toMatchObject({ category: 'HALAL_FOOD', writingType: 'LETTER' });
  });

  test('the general form is a story when the writing type is not known', () => {
    expect(accepted('general', {}, 'POEM').writingType).toBe('STORY');
  });

  test.each(FORM_NAMES)('%s puts its own name on what it accepts', (form) => {
    expect(accepted(form).campaign).toBe(form);
  });
});

describe('what is kept', () => {
  test('name and city are trimmed', () => {
    const sent = accepted('general', { name: '  Amina  K ', city: '\tMontréal\n' });
    expect(sent).toMatchObject({ name: 'Amina K', city: 'Montréal' });
  });

  test('the @ of the handle is removed', () => {
    const sent = accepted('general', { social: 'TIKTOK', handle: ' @amina.k ' });
    expect(sent.social).toEqual({ service: 'TIKTOK', handle: 'amina.k' });
  });

  test.each(['name', 'city', 'title', 'story'] as const)('%s is kept in NFC', (field) => {
    const nfd = 'Une e\u0301te\u0301 '.repeat(field === 'story' ? 20 : 3).trim();
    const kept = accepted('general', { [field]: nfd })[field];
    expect(kept).toBe(nfd.normalize('NFC'));
    expect(kept).not.toBe(nfd);
  });

  test('the story keeps its line breaks, with Unix ends, and its markup as text', () => {
    const words = `<b>One</b>\r\n\r\nTwo ${'a'.repeat(100)}`;
    expect(accepted('eid', { story: words }).story).toBe(words.replaceAll('\r\n', '\n'));
  });

  test('what was left blank is null, not an empty text', () => {
    const blank = { name: ' ', city: '', age: '', belief: '', email: ' ', link: '', recipient: '' };
    expect(accepted('palestine', { ...blank, social: '', handle: '' })).toMatchObject({
      name: null,
      city: null,
      age: null,
      belief: null,
      email: null,
      link: null,
      recipient: null,
      social: null,
    });
  });

  test('a secret age is 0, which is not the same as no age', () => {
    expect(accepted('general', { age: '0' }).age).toBe(0);
    expect(accepted('sudan', {}).age).toBeNull();
  });

  test('the wish for a mail that names nothing, where there is one to send', () => {
    const quietMail = (patch: object) => accepted('jan29', patch as Input).quietMail;
    expect(quietMail({ email: 'a@example.com', quietMail: 'on' })).toBe(true);
    expect(quietMail({ email: 'a@example.com', quietMail: true })).toBe(true);
    expect(quietMail({ email: 'a@example.com' })).toBe(false);
    expect(quietMail({ quietMail: 'on' })).toBe(false);
  });
});
