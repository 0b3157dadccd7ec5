import { createAddressLog, forgetOlder, forgetOne } from '#services/address-log.ts';
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
  const all: number[] = [];
  const byAddress = createAddressLog({ windowMs: WRONG_CODES_BY_ADDRESS.windowMs });

  const begin = (address: string): Guess => {
    const now = clock().getTime();
    forgetOlder(all, now - WRONG_CODES_OVERALL.windowMs);
    const waitSeconds = secondsToWait(byAddress.timesOf(address, now), now, WRONG_CODES_BY_ADDRESS);
    if (waitSeconds > 0) return { allowed: false, waitSeconds };
    const crowded = secondsToWait(all, now, WRONG_CODES_OVERALL);
    // Nothing more is noted down then, so that no flood fills the memory.
    if (crowded > 0) return { allowed: true, crowded, forgive: () => {} };
    all.push(now);
    byAddress.note(address, now);
    const forgive = () => {
      forgetOne(all, now);
      forgetOne(byAddress.timesOf(address, now), now);
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
