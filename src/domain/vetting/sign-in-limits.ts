/** How often somebody may try to come in; counted for all processes together, under keyed hashes. */
type Limit = { most: number; windowMs: number };

const QUARTER_MS = 15 * 60_000;

export const SIGN_IN_LIMITS = {
  /** Wrong passwords and codes of one account. Its passkeys go on working, so nobody can lock it out. */
  account: { most: 5, windowMs: QUARTER_MS },
  /** From one network: enough for an office of twenty on a bad day. */
  network: { most: 60, windowMs: QUARTER_MS },
  /** Questions to a passkey that were asked for from one network. */
  questions: { most: 240, windowMs: QUARTER_MS },
  /** Failures of nobody we know that are told to the log; the others are only counted. */
  strangers: { most: 20, windowMs: 4 * QUARTER_MS },
} as const satisfies Record<string, Limit>;

export type SignInLimit = keyof typeof SIGN_IN_LIMITS;

/** A code is good for a minute and a half by itself; it is remembered as spent for longer than that. */
export const CODE_REMEMBERED_MS = 5 * 60_000;
export const ATTEMPTS_REMEMBERED_MS = 4 * QUARTER_MS;

/** An unattended desk closes after this long. */
export const IDLE_SECONDS = 15 * 60;
/** After this long a session ends, however busy the officer is. */
export const SESSION_MOST_MS = 8 * 3_600_000;
/** For making a passkey, after another one was shown for it. */
export const ADD_PASSKEY_MS = 2 * 60_000;
