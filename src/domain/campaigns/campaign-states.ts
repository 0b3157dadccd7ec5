/** Where a campaign stands (publication workflow). A draft beside what is served is no state of its own. */
export const CAMPAIGN_STATES = ['draft', 'scheduled', 'live', 'closed', 'archived'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** `state` is what the public meets; `draft`, whether somebody changed something that nobody reads yet. */
export type Standing = { state: CampaignState; draft: boolean };

export const CAMPAIGN_STEPS = [
  /** A word of it is changed. */
  'edit',
  /** What was changed is forgotten; of a campaign that never was live, all of it. */
  'set-aside',
  /** Two leads agreed. */
  'publish',
  /** They agreed, and named an hour. */
  'schedule',
  'unschedule',
  /** The hour came. */
  'open',
  /** Its form says so; its texts stay. */
  'close',
  'reopen',
  /** No list names it any more; who has an address reads on. */
  'archive',
  'roll-back',
] as const;
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number];

/** Null after it was thrown away: nobody ever saw it. */
export type Stepped = { ok: true; standing: Standing | null } | { ok: false };

const to = (state: CampaignState, draft = false): Stepped => ({
  ok: true,
  standing: { state, draft },
});
const NO: Stepped = { ok: false };

/** What a step leads to, or that it cannot be taken from here. */
export function stepCampaign({ state, draft }: Standing, step: CampaignStep): Stepped {
  const wasLive = state === 'live' || state === 'closed' || state === 'archived';
  switch (step) {
    case 'edit':
      return to(state, true);
    case 'set-aside':
      if (!draft) return NO;
      return state === 'draft' ? { ok: true, standing: null } : to(state);
    case 'publish':
      // What two agreed to is served; a closed one stays closed until it is opened again.
      return draft ? to(state === 'closed' ? 'closed' : 'live') : NO;
    case 'schedule':
      return state === 'draft' && draft ? to('scheduled') : NO;
    case 'unschedule':
      return state === 'scheduled' ? to('draft', true) : NO;
    case 'open':
      return state === 'scheduled' ? to('live', draft) : NO;
    case 'close':
      return state === 'live' ? to('closed', draft) : NO;
    case 'reopen':
      return state === 'closed' || state === 'archived' ? to('live', draft) : NO;
    case 'archive':
      return state === 'live' || state === 'closed' ? to('archived', draft) : NO;
    case 'roll-back':
      // A draft is somebody's work; it stays beside what is brought back.
      return wasLive ? to(state, draft) : NO;
  }
}

/** Whether strangers may read its pages. */
export const isShown = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === 'live' || state === 'closed' || state === 'archived';

/** Whether its form takes a text that is begun at this moment. */
export function takesTexts(
  { state, closesAt }: { state: CampaignState; closesAt?: string | undefined },
  now: Date,
): boolean {
  return state === 'live' && (closesAt === undefined || now.getTime() < Date.parse(closesAt));
}
