import { AGE_SECRET, ageBand, isMinor } from '#domain/options/ages.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';

/** What strangers may see of a writer. */
export type PublicFace = Pick<
  Submission,
  'name' | 'age' | 'gender' | 'country' | 'city' | 'belief' | 'link' | 'social'
> & { ageBand: string | null };

type Writer = Omit<PublicFace, 'ageBand'>;

/** What a writer took back of it afterwards, with a receipt. */
export type Masks = {
  hideName: boolean;
  coarseAge: boolean;
  hideCity: boolean;
  hideBelief: boolean;
};

export const NO_MASKS: Masks = {
  hideName: false,
  coarseAge: false,
  hideCity: false,
  hideBelief: false,
};

/** Under 18: a band instead of the age, and no city, link or handle. The masks come on top. */
export function publicFace(
  writer: Writer,
  policy: { protectMinors: boolean },
  masks: Masks,
): PublicFace {
  const { age, gender, country } = writer;
  const child = policy.protectMinors && isMinor(age);
  const banded = (child || masks.coarseAge) && age !== null && age !== AGE_SECRET;
  // A link or a handle says who somebody is as surely as a name does.
  const unnamed = child || masks.hideName;
  return {
    gender,
    country,
    name: masks.hideName ? null : writer.name,
    age: banded ? null : age,
    ageBand: banded ? ageBand(age) : null,
    city: child || masks.hideCity ? null : writer.city,
    belief: masks.hideBelief ? null : writer.belief,
    link: unnamed ? null : writer.link,
    social: unnamed ? null : writer.social,
  };
}
