import { z } from 'zod';
import { formVersion } from '#domain/campaigns/late-texts.ts';
import { isLocale, type Locale } from '#domain/options/locales.ts';
import { isWritingType, type WritingType } from '#domain/options/writing-types.ts';
import type { Field, FieldProblem, SubmissionInput } from '#domain/submission/fields.ts';
import { type SendingSigns, TRAP_FIELD } from '#domain/submission/sending-marks.ts';
import type { FormRequest } from '#services/campaigns/choose-forms.ts';
import { problemWords } from '#words/problems.ts';

const loose = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();

/** Loose on purpose: the domain answers with a message a person can use, not a type error. */
export const wireSubmissionSchema = z.looseObject({
  name: loose,
  age: loose,
  adult: loose.describe(
    '"I am 18 or older", beside a secret age or none; without it a child\'s rules hold.',
  ),
  guardianKnows: loose.describe('An adult knows of it, said by somebody under 18.'),
  gender: loose,
  belief: loose,
  email: loose,
  quietMail: loose.describe(
    'The mail says what was decided and names nothing: no title, no link to it, no reasons. Optional; false unless it is said.',
  ),
  city: loose,
  country: loose,
  category: loose,
  title: loose,
  story: loose,
  termsConditions: loose,
  link: loose,
  social: loose,
  handle: loose.describe('With or without the leading @.'),
  toField: loose,
  ip: loose.describe('Accepted from older clients and dropped.'),
  writingType: loose,
  campaign: loose.describe('Which form this came from, by its slug; optional.'),
  campaignVersion: loose.describe(
    'Which version of that form its writer filled in, as the form says it; one that was replaced is taken for seven days. Optional.',
  ),
  language: loose.describe(
    'Of the page it was sent from, en, fr, ur or ar: mails about it are in this language. Optional; else in that of the text.',
  ),
  [TRAP_FIELD]: loose.describe('Leave it empty, as people do.'),
  writingSeconds: loose.describe('From the first key to sending; optional.'),
  'g-recaptcha': loose.describe('The bot check token.'),
});

export type WireSubmission = z.infer<typeof wireSubmissionSchema>;

/** Wire names that differ from ours. */
const WIRE_NAMES: Partial<Record<Field, string>> = {
  recipient: 'toField',
  terms: 'termsConditions',
  guardian: 'guardianKnows',
};

export function toSubmissionInput(wire: WireSubmission): SubmissionInput {
  return {
    ...wire,
    recipient: wire.toField,
    terms: wire.termsConditions,
    guardian: wire.guardianKnows,
    handle: withAt(wire.handle),
  };
}

/** Clients strip the leading @ before sending; the rules speak of the handle as people write it. */
function withAt(handle: WireSubmission['handle']): unknown {
  if (typeof handle !== 'string' && typeof handle !== 'number') return handle;
  const name = String(handle).trim();
  return name === '' || name.startsWith('@') ? name : `@${name}`;
}

/** What concerns the form as a whole is said of its name. */
export const ofTheForm = (code: 'formClosed' | 'formChanged') => [
  { field: 'campaign', message: problemWords({ code }, 'en'), code },
];

/** In the specification's words, and with what a page in another language needs to say it in its own. */
export function toWireProblems(problems: FieldProblem[]) {
  return problems.map(({ field, ...problem }) => ({
    field: WIRE_NAMES[field] ?? field,
    message: problemWords(problem, 'en'),
    ...problem,
  }));
}

export function signsOf(wire: WireSubmission): SendingSigns {
  const seconds = wire.writingSeconds;
  return {
    trap: String(wire[TRAP_FIELD] ?? ''),
    writingSeconds: typeof seconds === 'number' ? seconds : null,
  };
}

/** The form named by the client, or what tells from which it may have come. */
export function formRequestOf(wire: WireSubmission): FormRequest {
  const { campaign, campaignVersion, category } = wire;
  return {
    campaign: typeof campaign === 'string' ? campaign : undefined,
    version: formVersion(campaignVersion),
    category: String(category ?? ''),
    writingType: writingTypeOf(wire),
    locale: 'en',
  };
}

export function languageOf({ language }: WireSubmission): Locale | undefined {
  return isLocale(language) ? language : undefined;
}

export function writingTypeOf(wire: WireSubmission): WritingType {
  return typeof wire.writingType === 'string' && isWritingType(wire.writingType)
    ? wire.writingType
    : 'STORY';
}
