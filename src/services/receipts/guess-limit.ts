import { ONION_VISITORS } from '#domain/onion.ts';
import { networkOf } from '#services/network-of.ts';
import type { Counted, Counters } from '#services/ports.ts';

const MINUTE_MS = 60_000;
/** A person who copied a code by hand needs three tries; a family on one line perhaps ten. */
export const WRONG_CODES_BY_ADDRESS = { most: 10, windowMs: 15 * MINUTE_MS } as const;
/** For everybody there together, and not as many as would crowd the others. */
export const WRONG_CODES_BY_ONION = { most: 50 } as const;
/** Far more than all writers together mistype, far less than a machine would need. */
export const WRONG_CODES_OVERALL = { most: 300, windowMs: 60 * MINUTE_MS } as const;

export type Guess =
  | { allowed: false; waitSeconds: number }
  /** `crowded`: beyond the overall limit, so that a wrong code has to wait so many seconds. */
  | { allowed: true; crowded: number; forgive: () => Promise<void> };

export type GuessLimit = { begin: (address: string) => Promise<Guess> };

const EVERYBODY = 'everybody';

/** Counts wrong codes: every look at once, and a right one is forgiven. */
export function createGuessLimit(counters: Counters): GuessLimit {
  const byAddress = counters({ name: 'receipts', windowMs: WRONG_CODES_BY_ADDRESS.windowMs });
  const overall = counters({ name: 'all-receipts', windowMs: WRONG_CODES_OVERALL.windowMs });

  const begin = async (address: string): Promise<Guess> => {
    const one = await byAddress.add(networkOf(address));
    const { most } = address === ONION_VISITORS ? WRONG_CODES_BY_ONION : WRONG_CODES_BY_ADDRESS;
    if (one.times > most) {
      await one.takeBack();
      return { allowed: false, waitSeconds: secondsToWait(one) };
    }
    const all = await overall.add(EVERYBODY);
    const forgive = async () => {
      await Promise.all([one.takeBack(), all.takeBack()]);
    };
    if (all.times <= WRONG_CODES_OVERALL.most) return { allowed: true, crowded: 0, forgive };
    // Nothing more is noted down then, so that no flood fills the memory.
    await forgive();
    return { allowed: true, crowded: secondsToWait(all), forgive: async () => {} };
  };
  return { begin };
}

const secondsToWait = ({ waitMs }: Counted) => Math.max(1, Math.ceil(waitMs / 1_000));
