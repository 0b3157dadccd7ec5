import { describe, expect, test } from 'vitest';
import {
  CAMPAIGN_STATES,
  CAMPAIGN_STEPS,
  type CampaignState,
  type CampaignStep,
  isShown,
  type Standing,
  stepCampaign,
  takesTexts,
} from './campaign-states.ts';

const DRAFT: Standing = { state: 'draft', draft: true };

function walk(...steps: CampaignStep[]): Standing | null | 'refused' {
  let standing: Standing | null = DRAFT;
  for (const step of steps) {
    if (standing === null) return 'refused';
    const next = stepCampaign(standing, step);
    if (!next.ok) return 'refused';
    standing = next.standing;
  }
  return standing;
}

test.each<[Standing | null, CampaignStep[]]>([
  [{ state: 'live', draft: false }, ['publish']],
  [{ state: 'live', draft: true }, ['publish', 'edit']],
  [{ state: 'live', draft: false }, ['publish', 'edit', 'publish']],
  [{ state: 'live', draft: false }, ['publish', 'edit', 'set-aside']],
  [{ state: 'live', draft: false }, ['schedule', 'open']],
  [{ state: 'live', draft: true }, ['schedule', 'edit', 'open']],
  [DRAFT, ['schedule', 'unschedule']],
  [{ state: 'closed', draft: false }, ['publish', 'close']],
  [{ state: 'live', draft: false }, ['publish', 'close', 'reopen']],
  [{ state: 'closed', draft: false }, ['publish', 'close', 'edit', 'publish']],
  [{ state: 'archived', draft: true }, ['publish', 'archive', 'edit']],
  [{ state: 'live', draft: false }, ['publish', 'archive', 'edit', 'publish']],
  [{ state: 'live', draft: false }, ['publish', 'archive', 'reopen']],
  [{ state: 'live', draft: true }, ['publish', 'edit', 'roll-back']],
  [null, ['set-aside']],
])('%o after %j', (standing, steps) => {
  expect(walk(...steps)).toEqual(standing);
});

test.each<[string, CampaignStep[]]>([
  ['what nobody changed is not published again', ['publish', 'publish']],
  ['what is live is not scheduled', ['publish', 'schedule']],
  ['a draft is not opened without two leads', ['open']],
  ['a draft has nothing to close', ['close']],
  ['a draft has nothing to archive', ['archive']],
  ['a draft has nothing to bring back', ['roll-back']],
  ['what waits for its hour has nothing to bring back', ['schedule', 'roll-back']],
  ['what is archived is closed already', ['publish', 'archive', 'close']],
  ['what is live is not thrown away', ['publish', 'set-aside']],
])('%s', (_, steps) => {
  expect(walk(...steps)).toBe('refused');
});

describe('from everywhere', () => {
  const all = CAMPAIGN_STATES.flatMap((state) =>
    [true, false].map((draft): Standing => ({ state, draft: draft || state === 'draft' })),
  );
  const steps = all.flatMap((from) =>
    CAMPAIGN_STEPS.map((step) => ({ from, step, next: stepCampaign(from, step) })),
  );

  test('only what was never live can vanish', () => {
    const vanished = steps.filter(({ next }) => next.ok && next.standing === null);
    expect(vanished.length).toBeGreaterThan(0);
    expect(new Set(vanished.map(({ from }) => from.state))).toEqual(new Set(['draft']));
  });

  test('what was public once never becomes a draft or waits again: its texts stay readable', () => {
    for (const { from, next } of steps)
      if (isShown(from) && next.ok) expect(next.standing && isShown(next.standing)).toBe(true);
  });

  test('strangers first read it by two leads or by the hour they agreed to', () => {
    const shown = steps.filter(
      ({ from, next }) => !isShown(from) && next.ok && next.standing && isShown(next.standing),
    );
    expect(new Set(shown.map(({ step }) => step))).toEqual(new Set(['publish', 'open']));
  });

  test('a draft is lost by no step but being published or set aside', () => {
    for (const { from, step, next } of steps)
      if (from.draft && next.ok && !next.standing?.draft)
        expect(['publish', 'set-aside', 'schedule']).toContain(step);
  });
});

describe('a form takes a new text', () => {
  const now = new Date('2026-11-26T03:00:00Z');
  test.each(CAMPAIGN_STATES.map((state): [CampaignState, boolean] => [state, state === 'live']))(
    '%s: %s',
    (state, takes) => expect(takesTexts({ state }, now)).toBe(takes),
  );
  test('until its hour, and no longer', () => {
    const until = (closesAt: string) => takesTexts({ state: 'live', closesAt }, now);
    expect(until('2026-11-26T03:00:01Z')).toBe(true);
    expect(until('2026-11-26T03:00:00Z')).toBe(false);
  });
});
