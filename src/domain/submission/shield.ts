/** How the shield is set: by the number of texts, or by hand. */
export const SHIELD_MODES = ['auto', 'on', 'off'] as const;
export type ShieldMode = (typeof SHIELD_MODES)[number];

/** What comes in from everywhere is counted over this long. */
export const SHIELD_WINDOW_MS = 10 * 60_000;

/** From so many texts in the window on. Four classes writing at once stay below the first. */
const STEPS = [
  { from: 120, factor: 2 },
  { from: 600, factor: 4 },
  { from: 3_000, factor: 8 },
] as const;
const HIGHEST = STEPS.length;

/** After the first few texts of one address its sums are this much harder. */
const BURST_FACTOR = 4;
/** More than this an old phone could not do before the form sends without. */
const MOST = 16;

/** 0 is no shield. It makes sums harder, and never closes the door. */
export function shieldStep(mode: ShieldMode, sentInWindow: number): number {
  if (mode === 'off') return 0;
  return mode === 'on' ? HIGHEST : STEPS.filter(({ from }) => sentInWindow >= from).length;
}

/** How many times the work of a quiet day is asked for. */
export function hardness(lane: 'normal' | 'burst', step: number): number {
  const shield = STEPS[step - 1]?.factor ?? 1;
  return Math.min(shield * (lane === 'burst' ? BURST_FACTOR : 1), MOST);
}
