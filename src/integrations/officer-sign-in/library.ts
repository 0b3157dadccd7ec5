import { passkey } from '@better-auth/passkey';
import { APIError, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins';
import { z } from 'zod';
import { isFresh } from '#domain/vetting/officer.ts';
import type { Enrolment, OfficerSession } from '#services/ports.ts';
import type { SignInOptions } from './officer-sign-in.ts';
import { ACCOUNT, PASSKEY, SESSION, TWO_FACTOR, USER, VERIFICATION } from './table-names.ts';

/** An unattended desk closes after this long. */
const IDLE_SECONDS = 15 * 60;
/** How often the end of an active session moves on. */
const REFRESH_SECONDS = 60;

export type SessionOf = (headers: Headers) => Promise<OfficerSession | null>;

export function createLibrary(options: SignInOptions & { sessionOf: SessionOf }) {
  const { db, origin, secret } = options;
  return betterAuth({
    appName: 'Hikaya desk',
    baseURL: origin,
    basePath: '/desk/auth',
    secret,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: { db, type: 'postgres', transaction: true },
    user: USER,
    account: ACCOUNT,
    verification: VERIFICATION,
    session: { ...SESSION, expiresIn: IDLE_SECONDS, updateAge: REFRESH_SECONDS },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 14 },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const officer = await context?.context.internalAdapter.findUserById(session.userId);
            return !officer || (officer as { disabledAt?: Date | null }).disabledAt
              ? false
              : undefined;
          },
        },
      },
    },
    // Its limits go by address, and officers' addresses are nobody's business. Codes lock by themselves.
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
    ],
  });
}

type PasskeyOptions = { origin: string; enrolment: Enrolment; sessionOf: SessionOf };

function officerPasskey({ origin, enrolment, sessionOf }: PasskeyOptions) {
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
          if (!isAsker || !isFresh(session.signedInAt, new Date())) throw new APIError('FORBIDDEN');
          return;
        }
        const officerId = await enrolment.claim(context);
        if (!officerId) throw new APIError('FORBIDDEN');
        return { userId: officerId };
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw new APIError('FORBIDDEN');
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
