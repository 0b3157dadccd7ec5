import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { WritingType } from '#domain/options/writing-types.ts';

/** Long enough to load the page again over a bad line; then nobody who finds the address learns anything. */
const VALID_MS = 60_000;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

type Options = {
  secret: string;
  /** Also accepted, while one takes the place of the other. */
  alsoSecret?: string | undefined;
  now: Date;
};

export type ThankYou = { url: string; receipt: string[]; writingType: WritingType };

/**
 * Carries the new story's address and receipt through a redirect after a plain form post, without
 * a cookie or a session. Sealed, because an address ends up in histories and logs.
 */
export function sealThankYouTicket(thanks: ThankYou, { secret, now }: Options): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const payload = JSON.stringify({ ...thanks, until: now.getTime() + VALID_MS });
  const sealed = Buffer.concat([cipher.update(payload, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function readThankYouTicket(ticket: string, options: Options): ThankYou | null {
  const { secret, alsoSecret, now } = options;
  const bytes = Buffer.from(ticket, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const also = () => (alsoSecret === undefined ? null : unseal(bytes, keyOf(alsoSecret)));
  const payload = unseal(bytes, keyOf(secret)) ?? also();
  if (payload === null) return null;
  const { until, ...thanks } = JSON.parse(payload);
  return now.getTime() <= until ? thanks : null;
}

function unseal(bytes: Buffer, key: Buffer): string | null {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8');
  try {
    return opened + decipher.final('utf8');
  } catch {
    // Somebody changed it, or it was made with another secret.
    return null;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'thank-you ticket', 32));
}
