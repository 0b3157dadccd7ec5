import { LANGUAGES } from '#domain/options/languages.ts';
import type { LimitProfile } from '#domain/submission/limits.ts';
import type { CampaignRecord } from './campaign-record.ts';
import type { TextsThere } from './sort-changes.ts';

/** A wall has a star for each letter. */
export const MOST_GOAL = 10_000;
export const MOST_RECIPIENTS = 12;
const LONGEST_NAME = 80;

/** Fields that a form may leave to the writer. */
export const ASKED = ['recipient', 'age', 'belief'] as const;
type Asked = (typeof ASKED)[number];

/** As a lead has typed it. */
export type TypedSettings = {
  requires: readonly string[];
  limits: string;
  /** A number, or nothing for none. */
  goal: string;
  languages: readonly string[];
  /** Of those that are there, by what is stored with letters: its name in English. */
  names: Readonly<Record<string, string>>;
  /** Taken out. */
  out: readonly string[];
  added: readonly string[];
};

const PROBLEMS = {
  goal: ['no-number', 'too-high', 'quiet'],
  recipients: ['too-many', 'twice', 'has-letters', 'no-name', 'too-long', 'stories'],
  requires: ['nobody-to-choose', 'unknown'],
  limits: ['unknown'],
  languages: ['unknown'],
} as const;
export type Setting = keyof typeof PROBLEMS;
export type SettingProblem = {
  [Of in Setting]: { setting: Of; problem: (typeof PROBLEMS)[Of][number] };
}[Setting];

type Settings = Pick<
  CampaignRecord,
  'goal' | 'recipients' | 'remembrance' | 'writingType' | 'form'
>;

/** What no draft may have, whoever wrote it down. */
export function settingProblems(record: Settings): SettingProblem[] {
  const { goal, recipients, remembrance, writingType, form } = record;
  const found: SettingProblem[] = [];
  if (goal !== null && remembrance) found.push({ setting: 'goal', problem: 'quiet' });
  if (goal !== null && goal > MOST_GOAL) found.push({ setting: 'goal', problem: 'too-high' });
  if (recipients.length > 0 && writingType !== 'LETTER')
    found.push({ setting: 'recipients', problem: 'stories' });
  if (recipients.length > MOST_RECIPIENTS)
    found.push({ setting: 'recipients', problem: 'too-many' });
  const names = recipients.map(({ label }) => label.en.toLowerCase());
  if (new Set(names).size < names.length) found.push({ setting: 'recipients', problem: 'twice' });
  // Nobody could send a letter that has to be to one of none.
  if (form?.requires.includes('recipient') && recipients.length === 0)
    found.push({ setting: 'requires', problem: 'nobody-to-choose' });
  return found;
}

/** Whose letters are there: they stay under that name, so it is not taken out. */
export const lockedRecipients = (record: Settings, texts: TextsThere): string[] =>
  record.recipients
    .map(({ recipient }) => recipient)
    .filter((recipient) => texts.recipients.includes(recipient));

/** The record with what was typed, or all that is wrong with it. */
export function withSettings(
  record: CampaignRecord,
  typed: TypedSettings,
  texts: TextsThere,
): { record: CampaignRecord; problems: SettingProblem[] } {
  const form = record.form && { ...record.form };
  const changed: CampaignRecord = { ...record, form };
  const problems: SettingProblem[] = [];
  changed.recipients = recipientsOf(record, typed);
  const gone = lockedRecipients(record, texts).filter((one) => typed.out.includes(one));
  if (gone.length > 0) problems.push({ setting: 'recipients', problem: 'has-letters' });
  const stored = changed.recipients.map(({ recipient }) => recipient);
  if (new Set(stored).size < stored.length)
    problems.push({ setting: 'recipients', problem: 'twice' });
  for (const { recipient, label } of changed.recipients) {
    if (label.en === '') problems.push({ setting: 'recipients', problem: 'no-name' });
    if (label.en.length > LONGEST_NAME || recipient.length > LONGEST_NAME)
      problems.push({ setting: 'recipients', problem: 'too-long' });
  }
  const goal = typed.goal.replaceAll(/[\s,]/g, '');
  if (/^(?:|[1-9]\d{0,8})$/.test(goal)) changed.goal = goal === '' ? null : Number(goal);
  else problems.push({ setting: 'goal', problem: 'no-number' });
  if (form) {
    if (isLimits(typed.limits)) form.limits = typed.limits;
    else problems.push({ setting: 'limits', problem: 'unknown' });
    if (typed.requires.every(isAsked)) form.requires = inOrderOf(form.requires, typed.requires);
    else problems.push({ setting: 'requires', problem: 'unknown' });
    const languages = LANGUAGES.map(({ code }) => code);
    if (typed.languages.every((code) => languages.some((one) => one === code)))
      // English is what all other words are made from.
      form.languages = languages.filter((code) => code === 'en' || typed.languages.includes(code));
    else problems.push({ setting: 'languages', problem: 'unknown' });
  }
  const all = [...problems, ...settingProblems(changed)];
  const distinct = new Map(all.map((one) => [`${one.setting} ${one.problem}`, one]));
  return { record: changed, problems: [...distinct.values()] };
}

/** What is stored with a letter stays as it was; another name is what readers see. */
function recipientsOf(record: Settings, { names, out, added }: TypedSettings) {
  const kept = record.recipients
    .filter(({ recipient }) => !out.includes(recipient))
    .map(({ recipient, label }) => {
      const name = Object.hasOwn(names, recipient) ? names[recipient] : undefined;
      return { recipient, label: { ...label, en: name === undefined ? label.en : tidy(name) } };
    });
  const fresh = added.map(tidy).filter((name) => name !== '');
  return [...kept, ...fresh.map((name) => ({ recipient: name, label: { en: name } }))];
}

/** As it stood, so that what nobody changed is no change. */
const inOrderOf = (before: readonly Asked[], asked: readonly Asked[]): Asked[] => [
  ...before.filter((one) => asked.includes(one)),
  ...ASKED.filter((one) => asked.includes(one) && !before.includes(one)),
];

const isAsked = (name: string): name is Asked => ASKED.some((one) => one === name);
const isLimits = (name: string): name is LimitProfile => name === 'general' || name === 'campaign';
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
