import {
  hardness,
  SHIELD_WINDOW_MS,
  type ShieldMode,
  shieldStep,
} from '#domain/submission/shield.ts';
import { forgetOlder } from '#services/address-log.ts';
import type { Clock } from '#services/ports.ts';

export type Shield = {
  /** A text was stored. */
  note: () => void;
  /** How hard the next sum has to be. */
  hardness: (lane: 'normal' | 'burst') => number;
};

type Options = {
  mode: ShieldMode;
  clock: Clock;
  /** Told once for every step up or down. */
  onStep?: ((step: number) => void) | undefined;
};

/** Counts what comes in from everywhere, in the memory of this process, and no address with it. */
export function createShield({ mode, clock, onStep }: Options): Shield {
  const sent: number[] = [];
  let told = 0;
  const step = () => {
    forgetOlder(sent, clock().getTime() - SHIELD_WINDOW_MS);
    const now = shieldStep(mode, sent.length);
    if (now !== told) onStep?.(now);
    told = now;
    return now;
  };
  return {
    note: () => {
      sent.push(clock().getTime());
      step();
    },
    hardness: (lane) => hardness(lane, step()),
  };
}
