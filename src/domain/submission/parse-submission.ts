import type { CampaignWithForm } from '#domain/campaigns/campaigns.ts';
import { AGE_SECRET } from '#domain/options/ages.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { Gender } from '#domain/options/genders.ts';
import { isWritingType, type WritingType } from '#domain/options/writing-types.ts';
import type { Field, FieldProblem, SubmissionInput } from './fields.ts';
import { FIELDS } from './fields.ts';
import { CITY_LONGEST, NAME_LONGEST } from './limits.ts';
import * as rules from './rules.ts';
import { checkSocialPair, type SocialPair } from './social-pair.ts';
import { normaliseLine, normaliseText } from './text.ts';

export type Submission = {
  campaign: string;
  writingType: WritingType;
  category: CategoryCode;
  recipient: string | null;
  title: string;
  story: string;
  name: string | null;
  /** 0 is "It's a secret"; null is not asked and not told. */
  age: number | null;
  /** "I am 18 or older", said by who does not tell the age. */
  adult: boolean;
  /** "A parent, guardian or teacher knows that I am sending this." */
  guardian: boolean;
  gender: Gender;
  country: string;
  city: string | null;
  belief: string | null;
  email: string | null;
  /** "Do not name my story in the mail"; nothing to ask for where no address was left. */
  quietMail: boolean;
  link: string | null;
  social: SocialPair | null;
};

export type ParsedSubmission =
  | { ok: true; submission: Submission }
  | { ok: false; problems: FieldProblem[] };

/** As much of a campaign as the rules of its form ask for. */
export type RuledForm = Pick<
  CampaignWithForm,
  'slug' | 'category' | 'writingType' | 'recipients' | 'form'
>;

/** Every rule of every form, for the browser, the page action and the API alike. */
export function parseSubmission(
  campaign: RuledForm,
  input: SubmissionInput,
  asked: string = campaign.writingType,
): ParsedSubmission {
  const { form } = campaign;
  // Only the general form takes both; every other form is fixed.
  const writingType =
    campaign.category === null && isWritingType(asked) ? asked : campaign.writingType;
  const problems: FieldProblem[] = [];
  const line = (field: Field) => normaliseLine(asText(input[field]));
  const take = <T>(field: Field, checked: rules.Checked<T>): T | undefined => {
    if ('value' in checked) return checked.value;
    problems.push({ field, ...checked.problem });
    return undefined;
  };

  const title = take('title', rules.checkTitle(line('title'), form));
  const story = take('story', rules.checkStory(normaliseText(asText(input.story)), writingType));
  const category = take('category', rules.checkCategory(line('category'), campaign));
  const recipient = take('recipient', rules.checkRecipient(line('recipient'), campaign));
  const name = take('name', rules.checkShortText(line('name'), NAME_LONGEST));
  const age = take('age', rules.checkAge(line('age'), form));
  const gender = take('gender', rules.checkGender(line('gender')));
  const country = take('country', rules.checkCountry(line('country')));
  const city = take('city', rules.checkShortText(line('city'), CITY_LONGEST));
  const belief = take('belief', rules.checkBelief(line('belief'), form));
  const email = take('email', rules.checkEmail(line('email')));
  const link = take('link', rules.checkLink(line('link'), form));
  const pair = checkSocialPair({ social: line('social'), handle: line('handle') }, form);
  if ('problems' in pair) problems.push(...pair.problems);
  if (!isAgreed(input.terms)) problems.push({ field: 'terms', code: 'terms' });

  if (
    problems.length > 0 ||
    title === undefined ||
    story === undefined ||
    category === undefined ||
    gender === undefined ||
    country === undefined
  )
    return { ok: false, problems: inFormOrder(problems) };

  return {
    ok: true,
    submission: {
      campaign: campaign.slug,
      writingType,
      category,
      recipient: recipient ?? null,
      title,
      story,
      name: name ?? null,
      age: age ?? null,
      // Where an age is told, it says more than the box.
      adult: isAgreed(input.adult) && (age ?? AGE_SECRET) === AGE_SECRET,
      guardian: isAgreed(input.guardian),
      gender,
      country,
      city: city ?? null,
      belief: belief ?? null,
      email: email ?? null,
      quietMail: isAgreed(input.quietMail) && (email ?? null) !== null,
      link: link ?? null,
      social: 'value' in pair ? pair.value : null,
    },
  };
}

/** Clients send numbers as numbers or strings; anything else counts as not filled in. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

function isAgreed(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on';
}

function inFormOrder(problems: FieldProblem[]): FieldProblem[] {
  return [...problems].sort((a, b) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field));
}
