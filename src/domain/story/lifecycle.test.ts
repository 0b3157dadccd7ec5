import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DECISIONS,
  type Decision,
  decide,
  GONE_STATES,
  PUBLIC_STATES,
  STATES,
  type StoryState,
  statesBefore,
  WAITING_STATES,
} from './lifecycle.ts';

/** Where each decision leads; a decision that is not named is not allowed. */
const TABLE: Record<StoryState, Partial<Record<Decision, StoryState>>> = {
  received: {
    take: 'in_review',
    park: 'parked',
    publish: 'published',
    refuse: 'refused',
    hide: 'hidden',
    'put-aside': 'hidden',
    withdraw: 'withdrawn',
    lapse: 'hidden',
    'ask-writer': 'parked',
  },
  in_review: {
    'ask-writer': 'parked',
    park: 'parked',
    publish: 'published',
    refuse: 'refused',
    hide: 'hidden',
    'put-aside': 'hidden',
    withdraw: 'withdrawn',
    lapse: 'hidden',
  },
  parked: {
    resume: 'in_review',
    reply: 'in_review',
    refuse: 'refused',
    hide: 'hidden',
    withdraw: 'withdrawn',
    lapse: 'hidden',
  },
  published: { withdraw: 'withdrawn', remove: 'removed' },
  refused: { restore: 'in_review' },
  hidden: { restore: 'in_review' },
  withdrawn: {},
  removed: { restore: 'in_review' },
};

const EVERY_PAIR = STATES.flatMap((state) =>
  DECISIONS.map((decision) => ({ state, decision, to: TABLE[state][decision] ?? 'nowhere' })),
);

describe('every state and every decision', () => {
  test.each(EVERY_PAIR)('$decision, from $state, leads to $to', ({ state, decision, to }) => {
    expect(decide(state, decision)).toEqual(
      to === 'nowhere' ? { allowed: false } : { allowed: true, to },
    );
  });

  test('are the ones this table was written for', () => {
    expect([...STATES].toSorted()).toEqual(Object.keys(TABLE).toSorted());
    expect(EVERY_PAIR).toHaveLength(8 * 13);
  });

  test.each(DECISIONS)('%s knows where it can be made', (decision) => {
    const states = STATES.filter((state) => TABLE[state][decision]);
    expect([...statesBefore(decision)].toSorted()).toEqual(states.toSorted());
  });
});

describe('named sets of states', () => {
  test('are the ones that queries rely on', () => {
    expect(WAITING_STATES).toEqual(['received', 'in_review']);
    expect(PUBLIC_STATES).toEqual(['published']);
    expect(GONE_STATES).toEqual(['withdrawn', 'removed']);
  });
});

type Step = { from: StoryState; decision: Decision; to: StoryState };

/** The steps of a life that were allowed, in order. */
function live(decisions: readonly Decision[]): Step[] {
  const steps: Step[] = [];
  let state: StoryState = 'received';
  for (const decision of decisions) {
    const next = decide(state, decision);
    if (!next.allowed) continue;
    steps.push({ from: state, decision, to: next.to });
    state = next.to;
  }
  return steps;
}

const anyLife = fc.array(fc.constantFrom(...DECISIONS), { maxLength: 30 });

describe('ten thousand lives', () => {
  const always = (holds: (steps: Step[]) => void) =>
    fc.assert(
      fc.property(anyLife, (decisions) => holds(live(decisions))),
      { numRuns: 10_000 },
    );
  const isIn = (states: readonly StoryState[], state: StoryState) => states.includes(state);

  test('never leave the known states', () => {
    always((steps) => {
      expect(steps.filter(({ to }) => !isIn(STATES, to))).toEqual([]);
    });
  });

  test('reach publication from a waiting state and by the decision to publish alone', () => {
    always((steps) => {
      for (const { from, decision } of steps.filter(({ to }) => isIn(PUBLIC_STATES, to))) {
        expect(WAITING_STATES).toContain(from);
        expect(decision).toBe('publish');
      }
    });
  });

  test('never go straight back to publication once they are gone', () => {
    always((steps) => {
      const back = steps.filter(({ from, to }) => isIn(GONE_STATES, from) && to === 'published');
      expect(back).toEqual([]);
    });
  });

  test('end for good when the writer withdraws', () => {
    always((steps) => {
      expect(steps.filter(({ from }) => from === 'withdrawn')).toEqual([]);
    });
  });

  test('never come back to being received', () => {
    always((steps) => {
      expect(steps.filter(({ to }) => to === 'received')).toEqual([]);
    });
  });

  test('do reach every state, so the rules above speak of something', () => {
    const seen = new Set<StoryState>(['received']);
    always((steps) => {
      for (const { to } of steps) seen.add(to);
    });
    expect([...seen].toSorted()).toEqual([...STATES].toSorted());
  });
});
