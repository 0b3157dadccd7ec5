/** What leads do with a place on the public pages. */
export const CONTENT_ACTS = [
  'edit',
  'set-aside',
  /** Of a second lead, to look at what was made. */
  'ask',
  'agree',
  'not-yet',
  /** Alone, where one is enough. */
  'publish',
  'roll-back',
] as const;
export type ContentAct = (typeof CONTENT_ACTS)[number];

/** Those after which readers see something else. */
const WITH_PASSKEY: readonly ContentAct[] = ['agree', 'publish', 'roll-back'];
export const needsPasskeyForContent = (act: ContentAct): boolean => WITH_PASSKEY.includes(act);

export type ContentSituation = {
  takesTwo: boolean;
  draft: {
    /** Who changed it last. */
    by: string;
    asked: boolean;
    /** Says something else than what is served. */
    differs: boolean;
    /** Nothing that has to be said first is missing. */
    complete: boolean;
  } | null;
};

type ActingLead = { id: string; countsAsSecond: boolean };

/** Why not. */
export type ContentRefusal =
  | 'no-draft'
  | 'nothing-changed'
  | 'not-complete'
  | 'needs-second-lead'
  | 'one-is-enough'
  | 'others-words'
  | 'not-asked'
  | 'own-words'
  | 'too-new';

/** Whether a lead may do it now: asked by the page before it offers, and by the service before it does. */
export function mayActOnContent(
  { draft, takesTwo }: ContentSituation,
  { id, countsAsSecond }: ActingLead,
  act: ContentAct,
): ContentRefusal | null {
  if (act === 'edit') return null;
  if (act === 'roll-back') return countsAsSecond ? null : 'too-new';
  if (!draft) return 'no-draft';
  if (act === 'set-aside') return null;
  if (act === 'not-yet') return othersAsked(draft, id);
  if (!draft.differs) return 'nothing-changed';
  if (!draft.complete) return 'not-complete';
  if (act === 'publish') {
    if (takesTwo) return 'needs-second-lead';
    return countsAsSecond ? null : 'too-new';
  }
  if (!takesTwo) return 'one-is-enough';
  if (act === 'ask') return draft.by === id ? null : 'others-words';
  return othersAsked(draft, id) ?? (countsAsSecond ? null : 'too-new');
}

function othersAsked(draft: { by: string; asked: boolean }, id: string): ContentRefusal | null {
  if (!draft.asked) return 'not-asked';
  return draft.by === id ? 'own-words' : null;
}
