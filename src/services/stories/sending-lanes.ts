import { createHmac, randomBytes } from 'node:crypto';
import { laneAfter } from '#domain/submission/lanes.ts';
import { networkOf } from '#services/network-of.ts';
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
  let key = randomBytes(32);
  let keySince = clock().getTime();
  const sent = new Map<string, number[]>();

  const timesOf = (address: string, now: number): number[] => {
    if (now - keySince > KEY_MS) {
      key = randomBytes(32);
      keySince = now;
      sent.clear();
    }
    for (const [name, times] of sent) {
      const kept = times.filter((time) => time > now - HOUR_MS);
      if (kept.length === 0) sent.delete(name);
      else sent.set(name, kept);
    }
    const name = createHmac('sha256', key).update(networkOf(address)).digest('base64url');
    const times = sent.get(name) ?? [];
    sent.set(name, times);
    return times;
  };

  return {
    peek: (address) => laneAfter(timesOf(address, clock().getTime()).length),
    enter: (address) => {
      const now = clock().getTime();
      const times = timesOf(address, now);
      const lane = laneAfter(times.length);
      if (lane === 'closed') {
        const waitSeconds = Math.ceil(((times[0] ?? now) + HOUR_MS - now) / 1_000);
        return { lane, waitSeconds };
      }
      times.push(now);
      const leave = () => {
        const at = times.lastIndexOf(now);
        if (at >= 0) times.splice(at, 1);
      };
      return { lane, leave };
    },
  };
}

/** For a world that fills itself: everything is normal. */
export const openLanes: SendingLanes = {
  peek: () => 'normal',
  enter: () => ({ lane: 'normal', leave: () => {} }),
};
