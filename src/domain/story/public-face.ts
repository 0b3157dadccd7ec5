import { AGE_SECRET, ageBand, isChild } from '#domain/options/ages.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';
import type { Redactions } from './redaction.ts';

/** What strangers may see of a writer. */
export type PublicFace = Pick<
  Submission,
  'name' | 'age' | 'gender' | 'country' | 'city' | 'belief' | 'link' | 'social'
> & { ageBand: string | null };

export type Writer = Omit<PublicFace, 'ageBand'> & Pick<Submission, 'adult'>;

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

/** What the writer and the officers left out of the face that would be shown by rule. */
export type LeftOut = { masks: Masks; redactions: Redactions };
export const NOTHING_LEFT_OUT: LeftOut = { masks: NO_MASKS, redactions: {} };

type Policy = { protectMinors: boolean };

/** Whether strangers see no more of this writer than of a child. */
export const hasChildsFace = (writer: Pick<Writer, 'age' | 'adult'>, policy: Policy) =>
  policy.protectMinors && isChild(writer);

/**
 * A child's: a band instead of the age, and no city, belief, link or handle. What the writer took back and
 * what officers hid or replaced comes on top, and brings nothing forth that is not shown without.
 */
export function publicFace(
  writer: Writer,
  policy: Policy,
  { masks, redactions }: LeftOut,
): PublicFace {
  const child = hasChildsFace(writer, policy);
  const told = writer.age !== null && writer.age !== AGE_SECRET;
  const banded = told && (child || masks.coarseAge || redactions.age?.value === AGE_BAND);
  const unaged = redactions.age?.value === null;
  // A link or a handle says who somebody is as surely as a name does.
  const unnamed = child || masks.hideName;
  const line = (field: 'name' | 'city', hidden: boolean) => {
    if (hidden || writer[field] === null) return null;
    const redaction = redactions[field];
    return redaction ? redaction.value : writer[field];
  };
  return {
    country: writer.country,
    gender: writer.gender,
    name: line('name', masks.hideName),
    age: banded || unaged ? null : writer.age,
    ageBand: banded && !unaged ? ageBand(writer.age ?? AGE_SECRET) : null,
    city: line('city', child || masks.hideCity),
    belief: child || masks.hideBelief || redactions.belief ? null : writer.belief,
    link: unnamed || redactions.link ? null : writer.link,
    social: unnamed || redactions.social ? null : writer.social,
  };
}

/** Instead of the age itself. */
export const AGE_BAND = 'band';
