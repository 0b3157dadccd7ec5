import { laneAfter } from '#domain/submission/lanes.ts';
import { networkOf } from '#services/network-of.ts';
import type { Counters } from '#services/ports.ts';

const HOUR_MS = 3_600_000;

export type Entry =
  | { lane: 'closed'; waitSeconds: number }
  /** `leave` when nothing was stored after all. */
  | { lane: 'normal' | 'burst'; leave: () => Promise<void> };

export type SendingLanes = {
  /** The lane the next text of this address would take. */
  peek: (address: string) => Promise<'normal' | 'burst' | 'closed'>;
  enter: (address: string) => Promise<Entry>;
};

/** How many texts an address sent within the hour, or all visitors of the onion service together. */
export function createSendingLanes(counters: Counters, name = 'lanes'): SendingLanes {
  const sent = counters({ name, windowMs: HOUR_MS });
  return {
    peek: async (address) => laneAfter((await sent.look(networkOf(address))).times, address),
    enter: async (address) => {
      const { times, waitMs, takeBack } = await sent.add(networkOf(address));
      const lane = laneAfter(times - 1, address);
      if (lane !== 'closed') return { lane, leave: takeBack };
      await takeBack();
      return { lane, waitSeconds: Math.ceil(waitMs / 1_000) };
    },
  };
}

/** For a world that fills itself: everything is normal. */
export const openLanes: SendingLanes = {
  peek: async () => 'normal',
  enter: async () => ({ lane: 'normal', leave: async () => {} }),
};
