import {
  hardness,
  SHIELD_WINDOW_MS,
  type ShieldMode,
  shieldStep,
} from '#domain/submission/shield.ts';
import type { Counters } from '#services/ports.ts';

export type Shield = {
  /** A text was stored. */
  note: () => Promise<void>;
  /** How hard the next sum has to be. */
  hardness: (lane: 'normal' | 'burst') => Promise<number>;
};

type Options = {
  mode: ShieldMode;
  counters: Counters;
  /** Told once for every step up or down. */
  onStep?: ((step: number) => void) | undefined;
};

const EVERYBODY = 'everybody';

/** Counts what comes in from everywhere, and no address with it. */
export function createShield({ mode, counters, onStep }: Options): Shield {
  const sent = counters({ name: 'shield', windowMs: SHIELD_WINDOW_MS });
  let told = 0;
  const step = (times: number) => {
    const now = shieldStep(mode, times);
    if (now !== told) onStep?.(now);
    told = now;
    return now;
  };
  return {
    note: async () => {
      if (mode === 'auto') step((await sent.add(EVERYBODY)).times);
    },
    // By hand it is as high as it was set, whatever comes in.
    hardness: async (lane) =>
      hardness(lane, step(mode === 'auto' ? (await sent.look(EVERYBODY)).times : 0)),
  };
}
