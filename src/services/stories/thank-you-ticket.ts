import { createHmac, timingSafeEqual } from 'node:crypto';

/** Long enough to read the page twice; after that a shared computer forgets. */
const VALID_MS = 30 * 60_000;

/** Shows the new story's address after a plain form post, without a cookie or a session. */
export function signThankYouTicket(url: string, options: { secret: string; now: Date }): string {
  const payload = Buffer.from(
    JSON.stringify({ url, until: options.now.getTime() + VALID_MS }),
  ).toString('base64url');
  return `${payload}.${signature(payload, options.secret)}`;
}

export function readThankYouTicket(
  ticket: string,
  options: { secret: string; now: Date },
): string | null {
  const [payload = '', given = ''] = ticket.split('.');
  const expected = Buffer.from(signature(payload, options.secret));
  const received = Buffer.from(given);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  const { url, until } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return options.now.getTime() <= until ? url : null;
}

function signature(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`thank-you:${payload}`).digest('base64url');
}
