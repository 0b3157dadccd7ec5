import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { networkOf } from './network-of.ts';

/** Going through all addresses at every look would make a flood from many of them its own harm. */
const SWEEP_EVERY_MS = 60_000;

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
  let key = newKey();
  let keySince: number | null = null;
  const noted = new Map<string, number[]>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  const nameOf = (address: string, now: number): string => {
    keySince ??= now;
    if (now - keySince > keyMs) {
      key = newKey();
      keySince = now;
      noted.clear();
    }
    return createHmac('sha256', key).update(networkOf(address)).digest('base64url');
  };

  const sweep = (now: number): void => {
    if (now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    for (const [name, times] of noted) {
      forgetOlder(times, now - windowMs);
      if (times.length === 0) noted.delete(name);
    }
  };

  const timesUnder = (name: string, now: number): number[] => {
    sweep(now);
    const times = noted.get(name) ?? [];
    forgetOlder(times, now - windowMs);
    return times;
  };

  return {
    timesOf: (address, now) => timesUnder(nameOf(address, now), now),
    note: (address, now) => {
      const name = nameOf(address, now);
      const times = timesUnder(name, now);
      times.push(now);
      noted.set(name, times);
    },
  };
}

/** Bare bytes would be made into a key anew for every address, which takes eight times as long. */
const newKey = () => createSecretKey(randomBytes(32));

/** In place: whoever holds the list sees the same one. */
export function forgetOlder(times: number[], until: number): void {
  const kept = times.findIndex((time) => time > until);
  times.splice(0, kept === -1 ? times.length : kept);
}

export function forgetOne(times: number[], time: number): void {
  const at = times.lastIndexOf(time);
  if (at >= 0) times.splice(at, 1);
}
