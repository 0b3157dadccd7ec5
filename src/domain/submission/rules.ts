import type { Campaign, CampaignForm } from '#domain/campaigns/schema.ts';
import { isAge, yearsOf } from '#domain/options/ages.ts';
import { isBelief } from '#domain/options/beliefs.ts';
import { type CategoryCode, isCategory } from '#domain/options/categories.ts';
import { isCountry } from '#domain/options/countries.ts';
import { type Gender, isGender } from '#domain/options/genders.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { EMAIL_LONGEST, LIMITS, STORY_LONGEST, STORY_SHORTEST, TITLE_SHORTEST } from './limits.ts';
import * as problems from './problems.ts';
import { textLength } from './text.ts';
import { isInvisible, signOutsideTitles } from './title-signs.ts';

export type Checked<T> = { value: T } | { problem: problems.Problem };

const ok = <T>(value: T): Checked<T> => ({ value });
const problem = (found: problems.Problem): Checked<never> => ({ problem: found });

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const LINK = /^https?:\/\/[\p{L}\p{N}][^\s<>"\\]*$/iu;

export function checkTitle(title: string, form: Pick<CampaignForm, 'limits'>): Checked<string> {
  const longest = LIMITS[form.limits].title;
  const length = textLength(title);
  if (length === 0) return problem({ code: 'titleMissing' });
  if (length < TITLE_SHORTEST) return problem(problems.titleShort);
  if (length > longest) return problem(problems.tooLong('titleLong', length - longest));
  const sign = signOutsideTitles(title);
  if (sign === null) return ok(title);
  if (isInvisible(sign)) return problem({ code: 'titleInvisibleSign' });
  return problem({ code: 'titleSign', values: { sign } });
}

export function checkStory(story: string, type: WritingType): Checked<string> {
  const length = textLength(story);
  if (length < STORY_SHORTEST) return problem(problems.storyShort(length, type));
  if (length > STORY_LONGEST) return problem(problems.storyLong(length, type));
  return ok(story);
}

export function checkCategory(
  code: string,
  campaign: Pick<Campaign, 'category'>,
): Checked<CategoryCode> {
  if (campaign.category !== null) return ok(campaign.category);
  return isCategory(code) ? ok(code) : problem({ code: 'category' });
}

export function checkRecipient(
  recipient: string,
  campaign: Pick<Campaign, 'recipients' | 'form'>,
): Checked<string | null> {
  if (campaign.recipients.length === 0) return ok(null);
  if (recipient === '' && !campaign.form?.requires.includes('recipient')) return ok(null);
  return campaign.recipients.includes(recipient) ? ok(recipient) : problem({ code: 'recipient' });
}

/** Zero means "It's a secret", which is an answer; an empty field is none. */
export function checkAge(age: string, form: CampaignForm): Checked<number | null> {
  if (age === '') return form.requires.includes('age') ? problem({ code: 'ageMissing' }) : ok(null);
  const years = yearsOf(age);
  return isAge(years) ? ok(years) : problem(problems.ageRange);
}

export function checkGender(gender: string): Checked<Gender> {
  return isGender(gender) ? ok(gender) : problem({ code: 'gender' });
}

export function checkCountry(country: string): Checked<string> {
  return isCountry(country) ? ok(country) : problem({ code: 'country' });
}

export function checkBelief(belief: string, form: CampaignForm): Checked<string | null> {
  if (belief === '')
    return form.requires.includes('belief') ? problem({ code: 'beliefMissing' }) : ok(null);
  return isBelief(belief) ? ok(belief) : problem({ code: 'beliefUnknown' });
}

export function checkShortText(text: string, longest: number): Checked<string | null> {
  if (text === '') return ok(null);
  const over = textLength(text) - longest;
  return over > 0 ? problem(problems.tooLong('tooLong', over)) : ok(text);
}

export function checkEmail(email: string): Checked<string | null> {
  if (email === '') return ok(null);
  const over = textLength(email) - EMAIL_LONGEST;
  if (over > 0) return problem(problems.tooLong('emailLong', over));
  return isEmail(email) ? ok(email) : problem({ code: 'email' });
}

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

export function checkLink(link: string, form: CampaignForm): Checked<string | null> {
  if (link === '') return ok(null);
  const over = textLength(link) - LIMITS[form.limits].link;
  if (over > 0) return problem(problems.tooLong('linkLong', over));
  return LINK.test(link) ? ok(link) : problem({ code: 'link' });
}
