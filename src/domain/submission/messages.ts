import { OLDEST, YOUNGEST } from '#domain/options/ages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { STORY_LONGEST, STORY_SHORTEST, TITLE_SHORTEST } from './limits.ts';

/** Each message starts with the specification's words; the sentence after them helps. What is filled in is not called missing. */
const REQUIRED = 'Required.';
const storyLength = (type: WritingType) =>
  `Your ${type === 'LETTER' ? 'letter' : 'story'} length has not been met.`;
const EMAIL = 'Email format incorrect.';
const LINK = 'Follow typical link formatting.';
const HANDLE = 'Start with "@" and follow typical handle conventions.';

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

export const messages = {
  titleMissing: `${REQUIRED} Give it a title.`,
  titleShort: `This is too short. Use at least ${TITLE_SHORTEST} characters in the title.`,
  titleLong: (over: number) => `This is too long. Take ${characters(over)} out of the title.`,
  titleSign: (sign: string) =>
    `A title cannot hold ${sign}. Use letters, numbers, spaces and ordinary punctuation.`,
  storyShort: (length: number, type: WritingType) =>
    `${storyLength(type)} Write ${STORY_SHORTEST - length} more ${STORY_SHORTEST - length === 1 ? 'character' : 'characters'}.`,
  storyLong: (length: number, type: WritingType) =>
    `${storyLength(type)} Take out ${characters(length - STORY_LONGEST)}.`,
  category: `${REQUIRED} Choose what it is about.`,
  recipient: `${REQUIRED} Choose who the letter is to.`,
  ageMissing: `${REQUIRED} Tell us your age, or keep it a secret.`,
  ageRange: `${REQUIRED} Age is a number from ${YOUNGEST} to ${OLDEST}, or a secret.`,
  gender: `${REQUIRED} Choose one, or the last if you would rather not say.`,
  country: `${REQUIRED} Choose a country.`,
  beliefMissing: `${REQUIRED} Choose a belief, or Not Applicable.`,
  beliefUnknown: `${REQUIRED} Choose a belief from the list.`,
  tooLong: (over: number) => `This is too long. Take out ${characters(over)}.`,
  email: `${EMAIL} It should look like name@example.com`,
  emailLong: (over: number) => `${EMAIL} Take out ${characters(over)}.`,
  link: `${LINK} It must start with http:// or https://`,
  linkLong: (over: number) => `${LINK} Take out ${characters(over)}.`,
  social: (handle: string) => `Enter the social media service. Choose the service for ${handle}`,
  socialUnknown: 'Enter the social media service. Choose one from the list.',
  handle: `${HANDLE} It should look like @name`,
  handleLong: (over: number) => `${HANDLE} Take out ${characters(over)}.`,
  handleMissing: (service: string) => `${HANDLE} Add the handle that goes with ${service}.`,
  terms: `${REQUIRED} Tick the box to agree to the guidelines.`,
} as const;
