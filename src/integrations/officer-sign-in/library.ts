import { passkey } from '@better-auth/passkey';
import { APIError, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins';
import { z } from 'zod';
import { ADD_PASSKEY_MS, IDLE_SECONDS } from '#domain/vetting/sign-in-limits.ts';
import type { SignInWay } from '#domain/vetting/sign-in-ways.ts';
import type { OfficerSession } from '#services/ports.ts';
import { acceptCookiesOf } from './accept-cookies.ts';
import { librarySecrets } from './library-secrets.ts';
import type { SignInOptions } from './officer-sign-in.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { ACCOUNT, PASSKEY, SESSION, TWO_FACTOR, USER, VERIFICATION } from './table-names.ts';

/** How often the end of an active session moves on. */
const REFRESH_SECONDS = 60;

/** By which call of the library a session may be opened. A password alone opens none that lasts. */
const WAYS: Record<string, SignInWay> = {
  '/passkey/verify-authentication': 'passkey',
  '/passkey/verify-registration': 'invitation',
  '/two-factor/verify-totp': 'code',
  '/sign-in/email': 'code',
  '/sign-in-without': 'demo',
};

/** What a passkey is shown for: to go on with what reaches far, or to make another one. A sign-in says nothing. */
export const PURPOSE = 'x-passkey-for';
/** It was made a moment ago, and acts later. */
export const NOT_YET = 'NOT_YET';

export type SessionOf = (headers: Headers) => Promise<OfficerSession | null>;

export function createLibrary(options: SignInOptions & { sessionOf: SessionOf }) {
  const { db, origin } = options;
  return betterAuth({
    appName: 'Hikaya desk',
    baseURL: origin,
    basePath: '/desk/auth',
    ...librarySecrets(options),
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: { db, type: 'postgres', transaction: true },
    user: USER,
    account: ACCOUNT,
    verification: VERIFICATION,
    session: { ...SESSION, expiresIn: IDLE_SECONDS, updateAge: REFRESH_SECONDS },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 14,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    databaseHooks: {
      session: { create: { before: (session, context) => openSession(options, session, context) } },
    },
    // Its limits go by address and process; ours are counted for all of them (sign-in-trail.ts).
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: '__Host-desk',
      // The prefix above demands Secure itself; the library's own would stand before it.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: 'strict', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      officerPasskey(options),
      twoFactor({ issuer: 'Hikaya desk', schema: TWO_FACTOR, skipVerificationOnEnable: false }),
      signInWithout,
      acceptCookiesOf(options.alsoSecret),
    ],
  });
}

type NewSession = { userId: string; way?: SignInWay } & Record<string, unknown>;
type CallContext = {
  path?: string;
  headers?: Headers | undefined;
  body?: unknown;
  context: { internalAdapter: { findUserById: (id: string) => Promise<unknown> } };
} | null;

/** Who is kept out, or comes by a way that is closed to them, gets no session; every other says by what it was opened. */
async function openSession(
  { keys, clock }: Pick<SignInOptions, 'keys' | 'clock'>,
  session: NewSession,
  call: unknown,
) {
  const { path, headers, body, context } = (call ?? { context: null }) as NonNullable<CallContext>;
  const officer = (await context?.internalAdapter.findUserById(session.userId)) as {
    role?: string;
    disabledAt?: Date | null;
    twoFactorEnabled?: boolean;
  } | null;
  // One that is renewed, when a code app was set up, stays what it was.
  const way = session.way ?? WAYS[path ?? ''];
  if (!officer || officer.disabledAt || !way) throw new APIError('FORBIDDEN');
  const now = clock();
  if (way === 'code' && officer.role === 'lead') throw new APIError('FORBIDDEN');
  if (path === '/sign-in/email' && !officer.twoFactorEnabled) throw new APIError('FORBIDDEN');
  const { code, response } = (body ?? {}) as { code?: string; response?: { id?: string } };
  if (path === '/two-factor/verify-totp') {
    if (!(await keys.spendCode(session.userId, code ?? ''))) throw new APIError('UNAUTHORIZED');
  }
  const passkey = way === 'passkey' ? await keys.find(response?.id ?? '') : undefined;
  const purpose = passkey ? (headers?.get(PURPOSE) ?? null) : null;
  return {
    data: {
      ...session,
      way,
      passkeyId: passkey?.id ?? null,
      confirmedAt: purpose === 'again' || way === 'demo' ? now : null,
      addsUntil: purpose === 'new-passkey' ? new Date(now.getTime() + ADD_PASSKEY_MS) : null,
    },
  };
}

type PasskeyOptions = Pick<SignInOptions, 'keys' | 'origin' | 'enrolment' | 'clock'> & {
  sessionOf: SessionOf;
};

function officerPasskey({ keys, clock, origin, enrolment, sessionOf }: PasskeyOptions) {
  return passkey({
    rpID: new URL(origin).hostname,
    rpName: 'Hikaya desk',
    origin,
    schema: PASSKEY,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
    registration: {
      // Who is not signed in shows an invitation instead.
      requireSession: false,
      resolveUser: async ({ context }) => {
        const invited = context ? await enrolment.find(context) : null;
        if (!invited) throw new APIError('FORBIDDEN');
        return { id: invited.email, name: invited.email, displayName: invited.name };
      },
      afterVerification: async ({ ctx, context, user, verification }) => {
        if (!verification.registrationInfo?.userVerified) throw new APIError('FORBIDDEN');
        if (!context) {
          // The library is content without a session here, and a question may outlive its asker's.
          const session = ctx.headers ? await sessionOf(ctx.headers) : null;
          const isAsker = session?.officer.id === user.id;
          if (!isAsker || !(await keys.spendAdding(session.id))) throw new APIError('FORBIDDEN');
          return;
        }
        const officerId = await enrolment.claim(context);
        if (!officerId) throw new APIError('FORBIDDEN');
        return { userId: officerId };
      },
    },
    authentication: {
      afterVerification: async ({ verification, clientData }) => {
        if (!verification.authenticationInfo.userVerified) throw new APIError('FORBIDDEN');
        const passkey = await keys.find(clientData.id);
        if (!passkey) throw new APIError('FORBIDDEN');
        if (passkey.usableFrom > clock())
          throw new APIError('FORBIDDEN', { code: NOT_YET, usableFrom: passkey.usableFrom });
      },
    },
  });
}

/** Called by our own code and never over HTTP: the sign-in answers only the calls it lists. */
const signInWithout = {
  id: 'sign-in-without',
  endpoints: {
    signInWithout: createAuthEndpoint(
      '/sign-in-without',
      { method: 'POST', body: z.object({ officerId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.officerId);
        const session = user && (await internalAdapter.createSession(user.id));
        if (!session) throw new APIError('FORBIDDEN');
        await setSessionCookie(context, { session, user });
        return context.json({});
      },
    ),
  },
} satisfies BetterAuthPlugin;
