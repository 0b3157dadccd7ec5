import { laneAfter } from '#domain/submission/lanes.ts';
import { createAddressLog, forgetOne } from '#services/address-log.ts';
import type { Clock } from '#services/ports.ts';

const HOUR_MS = 3_600_000;
/** Then the key is destroyed, and with it whatever could tell addresses apart. */
const KEY_MS = 24 * HOUR_MS;

export type Entry =
  | { lane: 'closed'; waitSeconds: number }
  /** `leave` when nothing was stored after all. */
  | { lane: 'normal' | 'burst'; leave: () => void };

export type SendingLanes = {
  /** The lane the next text of this address would take. */
  peek: (address: string) => 'normal' | 'burst' | 'closed';
  enter: (address: string) => Entry;
};

/**
 * How many texts an address sent within the hour, in the memory of this process and under a keyed
 * hash. Every try counts at once, so that many at the same time are no way around.
 */
export function createSendingLanes(clock: Clock): SendingLanes {
  const sent = createAddressLog({ windowMs: HOUR_MS, keyMs: KEY_MS });
  return {
    peek: (address) => laneAfter(sent.timesOf(address, clock().getTime()).length),
    enter: (address) => {
      const now = clock().getTime();
      const times = sent.timesOf(address, now);
      const lane = laneAfter(times.length);
      if (lane === 'closed') {
        const waitSeconds = Math.ceil(((times[0] ?? now) + HOUR_MS - now) / 1_000);
        return { lane, waitSeconds };
      }
      sent.note(address, now);
      return { lane, leave: () => forgetOne(sent.timesOf(address, now), now) };
    },
  };
}

/** For a world that fills itself: everything is normal. */
export const openLanes: SendingLanes = {
  peek: () => 'normal',
  enter: () => ({ lane: 'normal', leave: () => {} }),
};
