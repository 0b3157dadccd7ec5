const DAY_MS = 86_400_000;

/** Long enough for a mail that bounces to be looked into. */
export const CONTACT_DAYS_AFTER_MAIL = 7;
/** Also when nobody ever decided. */
export const CONTACT_DAYS_AT_MOST = 90;
/** A solved challenge is refused by its own date long before. */
export const PROOF_DAYS = 1;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
