import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';

/**
 * The library reads cookies of one secret alone. While another one takes its place, what the other signed is signed
 * anew before the library looks; the next time the session moves on, the officer's browser gets the new cookie.
 */
export function acceptCookiesOf(alsoSecret: string | undefined): BetterAuthPlugin {
  return {
    id: 'accept-cookies',
    hooks: {
      before: [
        {
          matcher: ({ headers }) => alsoSecret !== undefined && headers?.has('cookie') === true,
          handler: createAuthMiddleware(async (context) => {
            const headers = new Headers(context.headers);
            const { secret } = context.context;
            const cookies = (headers.get('cookie') ?? '').split(/; */);
            const signed = cookies.map((cookie) => signedAnew(cookie, { secret, alsoSecret }));
            headers.set('cookie', signed.join('; '));
            return { context: { headers } };
          }),
        },
      ],
    },
  };
}

type Secrets = { secret: string; alsoSecret: string | undefined };

/** As it is, unless the other secret signed it. */
function signedAnew(cookie: string, { secret, alsoSecret = '' }: Secrets): string {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
  const [, said = '', signature = ''] = /^(.+)\.([^.]{43}=)$/s.exec(decoded(value)) ?? [];
  if (said === '' || !isEqual(signature, signatureOf(said, alsoSecret))) return cookie;
  return `${name}=${encodeURIComponent(`${said}.${signatureOf(said, secret)}`)}`;
}

const signatureOf = (said: string, secret: string) =>
  createHmac('sha256', secret).update(said).digest('base64');

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Not of ours.
    return '';
  }
}
