import { type Standing, stepCampaign } from './campaign-states.ts';

/** What leads do with a campaign. Some are one step of its state, others lead to one. */
export const CAMPAIGN_ACTS = [
  'edit',
  'set-aside',
  /** An address under which its draft is seen as readers and writers will see it. */
  'preview',
  /** Of a second lead, to read what was made. */
  'ask',
  'agree',
  'not-yet',
  /** Alone: what readers notice and writers do not. */
  'publish',
  'unschedule',
  'open-alone',
  /** To what another one opened alone. */
  'agree-to-opening',
  'close',
  'reopen',
  'archive',
  'roll-back',
] as const;
export type CampaignAct = (typeof CAMPAIGN_ACTS)[number];

/** Those that reach far ask for the passkey. To close is always safe, and to prepare shows nothing to anybody. */
const WITH_PASSKEY: readonly CampaignAct[] = [
  'agree',
  'publish',
  'open-alone',
  'agree-to-opening',
  'reopen',
  'archive',
  'roll-back',
];
export const needsPasskeyFor = (act: CampaignAct): boolean => WITH_PASSKEY.includes(act);

/** How long what one lead opened stays open, where no second one agrees. */
export const ALONE_HOURS = 12;

/** What it takes that a draft is served. */
export type DraftNeeds = 'nothing-changed' | 'one-lead' | 'two-leads' | 'refused';

export type CampaignSituation = {
  standing: Standing;
  draft: {
    /** Who changed it last. */
    by: string;
    needs: DraftNeeds;
    asked: boolean;
    /** Asked for an hour, not for at once. */
    atHour: boolean;
    wordsMissing: boolean;
  } | null;
  /** Who opened it alone, while nobody has agreed. */
  openedAloneBy: string | null;
  oneLeadMayOpen: boolean;
};

/** Whoever acts: by which name, and whether already known long enough to be the second one. */
export type ActingLead = { id: string; countsAsSecond: boolean };

/** Why not. */
export type ActRefusal =
  | 'not-from-here'
  | 'no-draft'
  | 'nothing-changed'
  | 'refused-change'
  | 'words-missing'
  | 'needs-second-lead'
  | 'one-is-enough'
  | 'others-words'
  | 'not-asked'
  | 'own-words'
  | 'too-new'
  | 'not-allowed'
  | 'opened-alone';

/** Whether a lead may do it now: asked by the page before it offers, and by the service before it does. */
export function mayAct(
  situation: CampaignSituation,
  lead: ActingLead,
  act: CampaignAct,
): ActRefusal | null {
  return RULES[act](situation, lead);
}

type Rule = (situation: CampaignSituation, lead: ActingLead) => ActRefusal | null;

const step =
  (name: Parameters<typeof stepCampaign>[1]): Rule =>
  ({ standing }) =>
    stepCampaign(standing, name).ok ? null : 'not-from-here';

/** All of them hold; the first that does not is the answer. */
const all =
  (...rules: Rule[]): Rule =>
  (situation, lead) => {
    for (const rule of rules) {
      const refusal = rule(situation, lead);
      if (refusal) return refusal;
    }
    return null;
  };

const hasDraft: Rule = ({ draft }) => (draft ? null : 'no-draft');
const isComplete: Rule = ({ draft }) => (draft?.wordsMissing ? 'words-missing' : null);
const isSecond: Rule = (_, { countsAsSecond }) => (countsAsSecond ? null : 'too-new');

/** A draft of which something may be served, by this many. */
const takes =
  (leads: 'one-lead' | 'two-leads'): Rule =>
  ({ draft }) => {
    if (!draft || draft.needs === leads) return null;
    if (draft.needs === 'nothing-changed') return 'nothing-changed';
    if (draft.needs === 'refused') return 'refused-change';
    return leads === 'one-lead' ? 'needs-second-lead' : 'one-is-enough';
  };

const isAsked: Rule = ({ draft }) => (draft?.asked ? null : 'not-asked');
const isOwn: Rule = ({ draft }, { id }) => (draft?.by === id ? null : 'others-words');
const isOthers: Rule = ({ draft }, { id }) => (draft?.by === id ? 'own-words' : null);
const servesIt: Rule = (situation, lead) =>
  step(situation.draft?.atHour ? 'schedule' : 'publish')(situation, lead);
const neverShown: Rule = ({ standing }) => (standing.state === 'draft' ? null : 'not-from-here');
/** What was opened alone does not come back alone once it ended. */
const standsOnTwo: Rule = ({ openedAloneBy }) => (openedAloneBy === null ? null : 'opened-alone');
const unlessArchived: Rule = (situation, lead) =>
  situation.standing.state === 'archived' ? standsOnTwo(situation, lead) : null;

const RULES: Record<CampaignAct, Rule> = {
  edit: step('edit'),
  'set-aside': all(hasDraft, step('set-aside')),
  preview: hasDraft,
  ask: all(hasDraft, step('publish'), takes('two-leads'), isComplete, isOwn),
  agree: all(hasDraft, isAsked, isOthers, isSecond, servesIt, takes('two-leads'), isComplete),
  'not-yet': all(hasDraft, isAsked, isOthers),
  publish: all(hasDraft, step('publish'), takes('one-lead'), isComplete, isSecond, unlessArchived),
  unschedule: step('unschedule'),
  'open-alone': all(
    hasDraft,
    neverShown,
    ({ oneLeadMayOpen }) => (oneLeadMayOpen ? null : 'not-allowed'),
    takes('two-leads'),
    isComplete,
    isOwn,
    isSecond,
  ),
  'agree-to-opening': all(
    ({ openedAloneBy }) => (openedAloneBy === null ? 'not-asked' : null),
    ({ openedAloneBy }, { id }) => (openedAloneBy === id ? 'own-words' : null),
    isSecond,
  ),
  close: step('close'),
  reopen: all(step('reopen'), standsOnTwo),
  archive: step('archive'),
  'roll-back': all(step('roll-back'), isSecond),
};
