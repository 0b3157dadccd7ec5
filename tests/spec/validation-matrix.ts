import {
  ageRows,
  beliefRows,
  categoryRows,
  countryRows,
  genderRows,
  recipientRows,
  termsRows,
} from './matrix/choice-fields.ts';
import { emailRows, handleRows, linkRows, socialRows } from './matrix/contact-fields.ts';
import { FIELD_NAMES, type FieldName, type Input, type Message, type Row } from './matrix/row.ts';
import { shortTextRows, storyRows, titleRows } from './matrix/text-fields.ts';

/** What sets one form apart: its three limits, what it asks for and what it fixes. */
export type FormRules = {
  title: number;
  link: number;
  handle: number;
  asks: readonly ('age' | 'belief' | 'recipient')[];
  /** Null where the writer chooses. */
  category: string | null;
  writingType: 'STORY' | 'LETTER';
};

const small = { title: 50, link: 80, handle: 30 } as const;
const asksBoth = { asks: ['age', 'belief'] } as const;
const asksNothing = { asks: [] } as const;
const story = { writingType: 'STORY' } as const;
const letter = { writingType: 'LETTER' } as const;

/** The specification's forms, with the readings that decisions.md chose. Numbers are literal. */
export const FORMS = {
  general: { title: 80, link: 150, handle: 50, ...asksBoth, category: null, ...story },
  ourlondonfamily: {
    ...small,
    ...letter,
    asks: ['age', 'belief', 'recipient'],
    category: 'OUR_LONDON_FAMILY',
  },
  jan29: { ...small, ...asksBoth, category: 'QUEBEC_CITY_MOSQUE_SHOOTING', ...letter },
  ramadan: { ...small, ...asksBoth, category: 'RAMADAN', ...story },
  palestine: { ...small, ...asksNothing, category: 'PALESTINE', ...letter },
  sudan: { ...small, ...asksNothing, category: 'SUDAN', ...story },
  kashmir: { ...small, ...asksNothing, category: 'KASHMIR', ...story },
  eid: { ...small, ...asksNothing, category: 'EID', ...story },
  mosque: { ...small, ...asksNothing, category: 'MOSQUE', ...story },
  hijab: { ...small, ...asksBoth, category: 'HIJAB', ...story },
} as const satisfies Record<string, FormRules>;

export type FormName = keyof typeof FORMS;

export const FORM_NAMES = Object.keys(FORMS) as FormName[];

export function rulesOf(form: FormName): FormRules {
  return FORMS[form];
}

/** The least each form accepts, written without asking the domain. */
export function validInputFor(form: FormName): Input {
  const { asks, category } = rulesOf(form);
  return {
    title: 'The day it snowed',
    story: `${'It snowed on the minaret. '.repeat(4)}We stayed out.`,
    category: category ?? 'LIFE',
    gender: 'X',
    country: 'Canada',
    terms: true,
    ...(asks.includes('age') ? { age: 41 } : { adult: true }),
    ...(asks.includes('belief') ? { belief: 'Islam' } : {}),
    ...(asks.includes('recipient') ? { recipient: 'The family' } : {}),
  };
}

export type Case = Row & { form: FormName; field: FieldName; input: Input };

export const CASES: readonly Case[] = FORM_NAMES.flatMap((form) =>
  FIELD_NAMES.flatMap((field) =>
    rowsOfField(field, rulesOf(form)).map((row) => ({
      ...row,
      form,
      field,
      input: { ...validInputFor(form), ...row.patch },
    })),
  ),
);

function rowsOfField(field: FieldName, rules: FormRules): Row[] {
  switch (field) {
    case 'name':
    case 'city':
      return shortTextRows(field);
    case 'age':
      return ageRows(rules.asks.includes('age'));
    case 'gender':
      return genderRows();
    case 'belief':
      return beliefRows(rules.asks.includes('belief'));
    case 'country':
      return countryRows();
    case 'email':
      return emailRows();
    case 'link':
      return linkRows(rules.link);
    case 'social':
      return socialRows();
    case 'handle':
      return handleRows(rules.handle);
    case 'title':
      return titleRows(rules.title);
    case 'category':
      return categoryRows(rules.category === null);
    case 'story':
      return storyRows(rules.writingType === 'LETTER' ? 'letter' : 'story');
    case 'terms':
      return termsRows();
    case 'recipient':
      return recipientRows(rules.asks.includes('recipient'));
  }
}

/** As much of a message as the table speaks about. */
export function spokenPart(message: string, { words, whole }: Message): string {
  return whole ? message : message.slice(0, words.length);
}
