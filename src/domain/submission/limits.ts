import { numberText } from '#domain/number-text.ts';
export type LimitProfile = 'general' | 'campaign';

type Limits = { title: number; link: number; handle: number };

/** Campaign forms print on smaller cards than the general form, so three fields are shorter. */
export const LIMITS: Record<LimitProfile, Limits> = {
  general: { title: 80, link: 150, handle: 50 },
  campaign: { title: 50, link: 80, handle: 30 },
};

export const TITLE_SHORTEST = 2;
/** About three sentences: enough for something to have happened. */
export const STORY_SHORTEST = 100;
/** About ten minutes of reading, and what an officer can read with care in one sitting. */
export const STORY_LONGEST = 10_000;
export const NAME_LONGEST = 50;
export const CITY_LONGEST = 50;
export const EMAIL_LONGEST = 40;

/** For prose, as people write numbers. */
export const STORY_LIMITS_TEXT = {
  shortest: numberText(STORY_SHORTEST),
  longest: numberText(STORY_LONGEST),
} as const;
