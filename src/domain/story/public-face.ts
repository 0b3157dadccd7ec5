import { AGE_SECRET, ageBand, isMinor } from '#domain/options/ages.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';

/** What strangers may see of a writer. */
export type PublicFace = Pick<
  Submission,
  'name' | 'age' | 'gender' | 'country' | 'city' | 'belief' | 'link' | 'social'
> & { ageBand: string | null };

type Writer = Omit<PublicFace, 'ageBand'>;

/** Under 18: a band instead of the age, and no city, link or handle. */
export function publicFace(writer: Writer, policy: { protectMinors: boolean }): PublicFace {
  const { name, age, gender, country, city, belief, link, social } = writer;
  const shown = { name, age, gender, country, city, belief, link, social, ageBand: null };
  if (!policy.protectMinors || age === null || age === AGE_SECRET || !isMinor(age)) return shown;
  return { ...shown, age: null, ageBand: ageBand(age), city: null, link: null, social: null };
}
