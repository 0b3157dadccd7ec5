import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from './network-of.ts';

export type AddressLog = {
  /** The moments noted for this address within the window, oldest first; one that is new is empty. */
  timesOf: (address: string, now: number) => number[];
  /** Keeps a list that has a moment in it; looking alone leaves nothing behind. */
  note: (address: string, now: number) => void;
};

/**
 * Moments by address, in the memory of this process. An address is kept only as a keyed hash, and
 * the key dies with the process or after `keyMs`.
 */
export function createAddressLog(options: { windowMs: number; keyMs?: number }): AddressLog {
  const { windowMs, keyMs = Number.POSITIVE_INFINITY } = options;
  let key = randomBytes(32);
  let keySince: number | null = null;
  const noted = new Map<string, number[]>();

  const nameOf = (address: string, now: number): string => {
    keySince ??= now;
    if (now - keySince > keyMs) {
      key = randomBytes(32);
      keySince = now;
      noted.clear();
    }
    return createHmac('sha256', key).update(networkOf(address)).digest('base64url');
  };

  const timesOf = (address: string, now: number): number[] => {
    const name = nameOf(address, now);
    for (const [other, times] of noted) {
      forgetOlder(times, now - windowMs);
      if (times.length === 0) noted.delete(other);
    }
    return noted.get(name) ?? [];
  };

  return {
    timesOf,
    note: (address, now) => {
      const times = timesOf(address, now);
      times.push(now);
      noted.set(nameOf(address, now), times);
    },
  };
}

/** In place: whoever holds the list sees the same one. */
export function forgetOlder(times: number[], until: number): void {
  const kept = times.findIndex((time) => time > until);
  times.splice(0, kept === -1 ? times.length : kept);
}

export function forgetOne(times: number[], time: number): void {
  const at = times.lastIndexOf(time);
  if (at >= 0) times.splice(at, 1);
}
