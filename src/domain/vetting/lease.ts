/** Long enough for ten thousand characters and a cup of tea; a page that is open renews it. */
const LEASE_MINUTES = 15;
/** Renewed well before it runs out, so that one lost request does no harm. */
export const LEASE_RENEWAL_MINUTES = 5;

const MINUTE_MS = 60_000;

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MINUTES * MINUTE_MS);
}

export function minutesLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / MINUTE_MS));
}
