export const STATES = [
  'received',
  'in_review',
  'parked',
  'published',
  'refused',
  'hidden',
  'withdrawn',
  'removed',
] as const;

export type StoryState = (typeof STATES)[number];

/** Named sets: queries and permissions use these, never a list spelled out in place. */
export const WAITING_STATES = ['received', 'in_review'] as const satisfies StoryState[];
/** Whether somebody has yet to read it. */
export function isWaiting(state: StoryState): boolean {
  return WAITING_STATES.some((one) => one === state);
}

/** Put aside is not decided: that writer waits too. */
export const UNDECIDED_STATES = [...WAITING_STATES, 'parked'] as const satisfies StoryState[];
export const PUBLIC_STATES = ['published'] as const satisfies StoryState[];
/** Taken back by the writer or taken down; the permalink answers 410 if it was public before. */
export const GONE_STATES = ['withdrawn', 'removed'] as const satisfies StoryState[];

export const DECISIONS = [
  'take',
  'park',
  'resume',
  'publish',
  'refuse',
  'hide',
  'put-aside',
  'withdraw',
  'remove',
  'restore',
  'lapse',
  'ask-writer',
  'reply',
] as const;

export type Decision = (typeof DECISIONS)[number];

/** `hidden` is refused without a word to the writer: spam and hate get no audience. */
const TRANSITIONS: Record<Decision, { from: readonly StoryState[]; to: StoryState }> = {
  take: { from: ['received'], to: 'in_review' },
  park: { from: WAITING_STATES, to: 'parked' },
  resume: { from: ['parked'], to: 'in_review' },
  publish: { from: WAITING_STATES, to: 'published' },
  refuse: { from: [...WAITING_STATES, 'parked'], to: 'refused' },
  hide: { from: [...WAITING_STATES, 'parked'], to: 'hidden' },
  /** As `hide`, with many others like it, of which not each was read (wave.ts). */
  'put-aside': { from: WAITING_STATES, to: 'hidden' },
  withdraw: { from: [...WAITING_STATES, 'parked', 'published'], to: 'withdrawn' },
  remove: { from: PUBLIC_STATES, to: 'removed' },
  restore: { from: ['removed', 'refused', 'hidden'], to: 'in_review' },
  /** Nobody's: what no officer decided for too long (retention.ts). */
  lapse: { from: UNDECIDED_STATES, to: 'hidden' },
  /** Put aside until its writer has answered, who alone brings it back by that. */
  'ask-writer': { from: WAITING_STATES, to: 'parked' },
  reply: { from: ['parked'], to: 'in_review' },
};

export type Transition = { allowed: true; to: StoryState } | { allowed: false };

export function decide(state: StoryState, decision: Decision): Transition {
  const { from, to } = TRANSITIONS[decision];
  return from.includes(state) ? { allowed: true, to } : { allowed: false };
}

export function statesBefore(decision: Decision): readonly StoryState[] {
  return TRANSITIONS[decision].from;
}
