import { OLDEST, YOUNGEST } from '#domain/options/ages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { Advice } from '#domain/screening/advice.ts';
import { STORY_LONGEST, STORY_SHORTEST, TITLE_SHORTEST } from './limits.ts';

/** What is wrong with a field, and what is to be said of it. The words are put to it where it is shown. */
export type Problem =
  | { code: PlainCode; values?: undefined }
  | { code: LengthCode; values: { over: number } }
  | { code: 'titleShort'; values: { shortest: number } }
  | { code: 'titleSign'; values: { sign: string } }
  | { code: 'storyShort'; values: { more: number; type: WritingType } }
  | { code: 'storyLong'; values: { over: number; type: WritingType } }
  | { code: 'ageRange'; values: { youngest: number; oldest: number } }
  | { code: 'social'; values: { handle: string } }
  | { code: 'handleMissing'; values: { service: string } }
  | { code: 'contactOfChild' | 'contactWithoutAge'; values: { advice: Advice } };

export type ProblemCode = Problem['code'];

type PlainCode =
  | 'titleMissing'
  | 'titleInvisibleSign'
  | 'category'
  | 'recipient'
  | 'ageMissing'
  | 'gender'
  | 'country'
  | 'beliefMissing'
  | 'beliefUnknown'
  | 'email'
  | 'link'
  | 'socialUnknown'
  | 'handle'
  | 'handleOfUnknown'
  | 'terms'
  | 'formClosed'
  | 'formChanged';

type LengthCode = 'titleLong' | 'tooLong' | 'emailLong' | 'linkLong' | 'handleLong';

export const titleShort: Problem = { code: 'titleShort', values: { shortest: TITLE_SHORTEST } };

export const ageRange: Problem = {
  code: 'ageRange',
  values: { youngest: YOUNGEST, oldest: OLDEST },
};

export function tooLong(code: LengthCode, over: number): Problem {
  return { code, values: { over } };
}

export function storyShort(length: number, type: WritingType): Problem {
  return { code: 'storyShort', values: { more: STORY_SHORTEST - length, type } };
}

export function storyLong(length: number, type: WritingType): Problem {
  return { code: 'storyLong', values: { over: length - STORY_LONGEST, type } };
}
