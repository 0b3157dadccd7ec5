import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '#services/network-of.ts';
import type { Clock } from '#services/ports.ts';

const MINUTE_MS = 60_000;
/** A person who copied a code by hand needs three tries; a family on one line perhaps ten. */
export const WRONG_CODES_BY_ADDRESS = { most: 10, windowMs: 15 * MINUTE_MS } as const;
/** Far more than all writers together mistype, far less than a machine would need. */
export const WRONG_CODES_OVERALL = { most: 300, windowMs: 60 * MINUTE_MS } as const;

export type Guess =
  | { allowed: false; waitSeconds: number }
  /** `crowded`: beyond the overall limit, so that a wrong code has to wait so many seconds. */
  | { allowed: true; crowded: number; forgive: () => void };

export type GuessLimit = { begin: (address: string) => Guess };

/**
 * Counts wrong codes in memory. An address is kept only as a keyed hash whose key dies with the
 * process. Every look counts at once and a right one is forgiven, so that many at the same time
 * are no way around.
 */
export function createGuessLimit(clock: Clock): GuessLimit {
  const key = randomBytes(32);
  const all: number[] = [];
  const byAddress = new Map<string, number[]>();

  const begin = (address: string): Guess => {
    const now = clock().getTime();
    forgetOlder(all, now - WRONG_CODES_OVERALL.windowMs);
    for (const [name, times] of byAddress) {
      forgetOlder(times, now - WRONG_CODES_BY_ADDRESS.windowMs);
      if (times.length === 0) byAddress.delete(name);
    }
    const name = createHmac('sha256', key).update(networkOf(address)).digest('base64url');
    const own = byAddress.get(name) ?? [];
    const waitSeconds = secondsToWait(own, now, WRONG_CODES_BY_ADDRESS);
    if (waitSeconds > 0) return { allowed: false, waitSeconds };
    const crowded = secondsToWait(all, now, WRONG_CODES_OVERALL);
    // Nothing more is noted down then, so that no flood fills the memory.
    if (crowded > 0) return { allowed: true, crowded, forgive: () => {} };
    all.push(now);
    own.push(now);
    byAddress.set(name, own);
    const forgive = () => {
      forgetOne(all, now);
      forgetOne(own, now);
    };
    return { allowed: true, crowded, forgive };
  };
  return { begin };
}

type Limit = { most: number; windowMs: number };

function secondsToWait(times: number[], now: number, { most, windowMs }: Limit): number {
  const oldest = times.at(-most);
  return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
}

function forgetOlder(times: number[], until: number): void {
  const kept = times.findIndex((time) => time > until);
  times.splice(0, kept === -1 ? times.length : kept);
}

function forgetOne(times: number[], time: number): void {
  const at = times.lastIndexOf(time);
  if (at >= 0) times.splice(at, 1);
}
