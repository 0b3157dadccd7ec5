/** Places on the public pages that leads fill at the desk, and that belong to no campaign. */
export const CONTENT_SLOTS = [
  'help-lines',
  'media',
  'impact-pictures',
  'sudan-photo',
  'press-facts',
  'tagline',
  'organisation',
  'profiles',
] as const;
export type ContentSlot = (typeof CONTENT_SLOTS)[number];

export const isContentSlot = (name: unknown): name is ContentSlot =>
  CONTENT_SLOTS.some((slot) => slot === name);

/** A picture of people takes two: what it shows cannot be called back. The database holds to the same. */
const BY_TWO: readonly ContentSlot[] = ['impact-pictures', 'sudan-photo'];

export const takesTwo = (slot: ContentSlot): boolean => BY_TWO.includes(slot);
