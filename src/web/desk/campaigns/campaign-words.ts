import type { ActRefusal, CampaignAct } from '#domain/campaigns/campaign-acts.ts';
import type { WayOn } from '#domain/campaigns/sort-changes.ts';
import type { CampaignLine } from '#services/campaigns/list-campaigns.ts';

/** "stories, an appeal" */
export function kindWords({ letters, quiet, appeal }: CampaignLine['kind']): string {
  const what = letters ? 'letters' : 'stories';
  if (quiet) return `${what}, a quiet room`;
  return appeal ? `${what}, an appeal` : what;
}

export const STATE_NAMES = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  closed: 'Closed to writing',
  archived: 'Archived',
} as const;

export const standsAs = (state: keyof typeof STATE_NAMES, hasDraft: boolean): string =>
  hasDraft && state !== 'draft' ? `${STATE_NAMES[state]}, with a draft` : STATE_NAMES[state];

/** "4c1e 90ab": enough of a hash to compare it with somebody else's by eye. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

/** As a link or a button says it. To edit and to look have pages of their own. */
export const ACT_NAMES: Record<Exclude<CampaignAct, 'edit' | 'roll-back' | 'preview'>, string> = {
  agree: 'Agree and publish',
  'not-yet': 'Not yet',
  'agree-to-opening': 'Agree to what was opened',
  ask: 'Ask a second lead',
  publish: 'Publish',
  'open-alone': 'Open it alone',
  unschedule: 'Do not open it at that hour',
  reopen: 'Open it to writing again',
  close: 'Close to writing',
  archive: 'Archive',
  'set-aside': 'Throw away the draft',
};

/** After it. */
export const DONE_WORDS: Record<CampaignAct, string> = {
  agree: 'Agreed. Everyone sees it within a minute.',
  'not-yet': 'Said. It stands beside the draft.',
  'agree-to-opening': 'Agreed. It stays open.',
  ask: 'Asked. The other leads find it under “Waiting for you”.',
  publish: 'Published. Everyone sees it within a minute.',
  'open-alone': 'Opened, and every lead is told. It closes by itself unless a second lead agrees.',
  unschedule: 'It is a draft again, and needs two leads again.',
  reopen: 'Open to writing again.',
  close: 'Closed to writing. Everything published stays.',
  archive: 'Archived. What was published stays, with its links.',
  'set-aside': 'Thrown away.',
  preview: 'Copy the address now: it is shown only once.',
  edit: 'Kept in the draft. Nothing is public yet.',
  'roll-back': 'Brought back. Everyone sees it within a minute.',
};

export const REFUSAL_WORDS: Record<ActRefusal, string> = {
  'not-from-here': 'It does not stand where this could be done.',
  'no-draft': 'There is no draft.',
  'nothing-changed': 'The draft says the same as what is served.',
  'refused-change': 'The draft changes something that is fixed. Change it back first.',
  'words-missing': 'Words are missing in a language it invites.',
  'needs-second-lead': 'Writers are asked something else, so it needs two leads.',
  'one-is-enough': 'Only readers will notice, so one lead is enough.',
  'others-words': 'Whoever changed it last asks a second lead.',
  'not-asked': 'No second lead was asked about these words.',
  'own-words': 'You changed it last, so another lead agrees.',
  'too-new': 'Whoever became a lead less than a day ago is no second lead yet.',
  'not-allowed': 'Policies do not allow one lead to open a campaign.',
  'opened-alone': 'One lead opened it alone, and nobody agreed: it takes two to open it again.',
};

/** There is always one. */
export const WAYS_ON: Record<WayOn, string> = {
  'second-address': 'Keep it, and let the new one lead here as well, as a second address.',
  'new-campaign': 'Keep it, and make a new campaign.',
  'hide-recipient': 'Keep the recipient: its letters stay under that name.',
  'stop-inviting': 'Keep its words, and stop inviting the language.',
  close: 'Keep the form, and close it to writing.',
};
