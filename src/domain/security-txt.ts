import type { Site } from './site.ts';

/** The standard asks for less than a year, so that nobody writes to a mailbox of long ago. */
const MONTHS = 6;

/** Where somebody who found a hole writes to (RFC 9116). */
export function securityTxt(
  { origin, emails }: Pick<Site, 'origin' | 'emails'>,
  now: Date,
): string {
  // The first of a month, so that the file stays the same for weeks.
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  const lines = [
    `Contact: mailto:${emails.security}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/contact#security`,
  ];
  return `${lines.join('\n')}\n`;
}
