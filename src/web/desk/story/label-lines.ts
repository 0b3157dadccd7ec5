import { SOCIAL_SERVICES } from '#domain/options/social-services.ts';
import type { PublicFace } from '#domain/story/public-face.ts';
import { type RedactedField, redactionsOf } from '#domain/story/redaction.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { displayAge } from '#web/words/display.ts';

export const LINE_NAMES: Record<RedactedField, string> = {
  name: 'Name',
  age: 'Age',
  city: 'City',
  belief: 'Belief',
  link: 'Link',
  social: 'Social',
};

/** With Shift, so that a slip of the finger hides nothing. */
export const LINE_KEYS: Record<RedactedField, string> = {
  name: 'N',
  age: 'A',
  city: 'C',
  belief: 'B',
  link: 'L',
  social: 'H',
};

/** Without words the band or the age itself; a secret is told as one. */
function told(field: RedactedField, from: Told): string | null {
  switch (field) {
    case 'age':
      return from.age === null && from.ageBand === null ? null : displayAge(from);
    case 'social':
      return (
        from.social &&
        `${SOCIAL_SERVICES.find(({ code }) => code === from.social?.service)?.label ?? ''} @${from.social.handle}`
      );
    case 'name':
    case 'city':
    case 'belief':
    case 'link':
      return from[field];
  }
}
type Told = Pick<PublicFace, 'name' | 'age' | 'ageBand' | 'city' | 'belief' | 'link' | 'social'>;

export type LabelLine = {
  field: RedactedField;
  /** What readers see; null where they see nothing. */
  shown: string | null;
  /** What the writer told, where that is something else. */
  was: string | null;
  /** Why readers see something else than was told. */
  by: 'officer' | 'writer' | 'rule' | null;
};

/** One line of the label: first what readers will see, then what was told, then why. */
export function labelLine({ story, face, steps }: DeskStory, field: RedactedField): LabelLine {
  const shown = told(field, face);
  const wrote = told(field, { ...story, ageBand: null });
  if (shown === wrote) return { field, shown, was: null, by: null };
  return { field, shown, was: wrote, by: whoseOf(field, { story, steps }) };
}

function whoseOf(
  field: RedactedField,
  { story, steps }: Pick<DeskStory, 'story' | 'steps'>,
): LabelLine['by'] {
  const { hideName, coarseAge, hideCity, hideBelief } = story.masks;
  const masked = {
    name: hideName,
    age: coarseAge,
    city: hideCity,
    belief: hideBelief,
    link: hideName,
    social: hideName,
  };
  if (redactionsOf(steps)[field]) return 'officer';
  return masked[field] ? 'writer' : 'rule';
}
