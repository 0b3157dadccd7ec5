const DAY_MS = 86_400_000;

/** As many mails as one mailbox gets from us in a day, whoever gave its address and however often. */
export const MAILS_A_DAY = 3;

/** One mailbox, however its address is written: capitals and what stands behind a plus do not make another. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at).replace(/\+.*$/s, '')}${address.slice(at)}`.toLowerCase();
}

/** Until a mailbox may get mail again: days are those of UTC. */
export function secondsToNextDay(now: Date): number {
  return Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1_000);
}
