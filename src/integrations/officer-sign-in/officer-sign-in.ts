import { createHash } from 'node:crypto';
import { APIError } from 'better-auth';
import { type Kysely, sql } from 'kysely';
import type { TextLanguage } from '#domain/options/languages.ts';
import { isFresh, type Officer, type OfficerRole } from '#domain/vetting/officer.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import type { Enrolment, OfficerSignIn } from '#services/ports.ts';
import { createLibrary } from './library.ts';

/** After this long a session ends, however busy the officer is. */
const ABSOLUTE_MS = 8 * 3_600_000;

/** Calls that a page with a passkey makes; every other call of the library answers 404. */
const OPEN_CALLS: Record<string, string> = {
  '/passkey/generate-authenticate-options': 'GET',
  '/passkey/verify-authentication': 'POST',
  '/passkey/generate-register-options': 'GET',
  '/passkey/verify-registration': 'POST',
};

export type SignInOptions = {
  // biome-ignore lint/suspicious/noExplicitAny: tables are named to the library, not typed
  db: Kysely<any>;
  /** Where officers come in, such as https://desk.example.org. Passkeys are bound to it. */
  origin: string;
  secret: string;
  enrolment: Enrolment;
};

export function createOfficerSignIn(options: SignInOptions): OfficerSignIn {
  const library = createLibrary({
    ...options,
    sessionOf: async (headers) => (await find(headers, { keepAlive: false })).session,
  });
  const find: OfficerSignIn['find'] = async (headers, { keepAlive }) => {
    const query = { disableRefresh: !keepAlive, disableCookieCache: true };
    const found = await library.api
      .getSession({ headers, query, returnHeaders: true })
      .catch(async (error: unknown) => {
        // The library hides why it failed; a database that is away says so itself.
        await sql`SELECT 1`.execute(options.db);
        throw error;
      });
    const cookies = found.headers.getSetCookie();
    if (!found.response) return { session: null, cookies };
    const { session, user } = found.response;
    const officer = toOfficer(user);
    const over = Date.now() - session.createdAt.getTime() > ABSOLUTE_MS;
    if (over || officer.disabledAt) return { session: null, cookies: [] };
    return { session: { officer, id: session.id, signedInAt: session.createdAt }, cookies };
  };
  const startRegistration = async (request: Request): Promise<Response> => {
    const invitation = request.headers.get('x-invitation');
    const { session } = await find(request.headers, { keepAlive: true });
    if (invitation) {
      // The library would make the passkey for whoever is signed in, and use the invitation up.
      if (session) return new Response(null, { status: 409 });
      const url = new URL(request.url);
      url.searchParams.set('context', hashOfInvitation(invitation));
      return library.handler(new Request(url, { headers: request.headers }));
    }
    // Another passkey of one's own is another way in, so it needs a fresh look at the first.
    if (!session || !isFresh(session.signedInAt, new Date()))
      return new Response(null, { status: 403 });
    return library.handler(request);
  };
  /** Whoever signs in anew in the same browser has no use for the session before. */
  const endSessionOf = async (headers: Headers): Promise<void> => {
    const query = { disableRefresh: true, disableCookieCache: true };
    const token = (await library.api.getSession({ headers, query }))?.session.token;
    if (token) await (await library.$context).internalAdapter.deleteSession(token);
  };
  return {
    find,
    handle: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = pathname.replace(/^\/desk\/auth/, '');
      if (OPEN_CALLS[call] !== request.method) return new Response(null, { status: 404 });
      if (searchParams.has('context')) return new Response(null, { status: 400 });
      const answer =
        call === '/passkey/generate-register-options'
          ? await startRegistration(request)
          : await library.handler(request);
      if (answer.ok && call === '/passkey/verify-authentication')
        await endSessionOf(request.headers);
      return request.method === 'POST' ? withoutSession(answer) : answer;
    },
    withPassword: async ({ headers, email, password }) => {
      const answer = await library.api
        .signInEmail({ headers, body: { email, password }, returnHeaders: true })
        .catch(unlessRefused);
      // Without the second factor nothing was gained; the library says so by this word alone.
      const asked = answer && 'twoFactorRedirect' in answer.response;
      if (asked) await endSessionOf(headers);
      return { ok: Boolean(asked), cookies: asked ? answer.headers.getSetCookie() : [] };
    },
    withCode: async ({ headers, code }) => {
      const answer = await library.api
        .verifyTOTP({ headers, body: { code }, returnHeaders: true })
        .catch(unlessRefused);
      return { ok: answer !== null, cookies: answer?.headers.getSetCookie() ?? [] };
    },
    startCodes: async ({ headers, password }) => {
      // Set up once before and not finished: then the same password opens it again.
      const body = { newPassword: password };
      await library.api.setPassword({ headers, body }).catch(unlessRefused);
      const started = await library.api
        .enableTwoFactor({ headers, body: { password } })
        .catch(unlessRefused);
      if (!started) return null;
      if (started.method !== 'totp') throw new Error('The second factor is not a code app.');
      return { totpUri: started.totpURI };
    },
    signOut: async (headers) => {
      const { headers: answer } = await library.api.signOut({ headers, returnHeaders: true });
      return answer.getSetCookie();
    },
    signInWithout: async (officerId) => {
      const answer = await library.api.signInWithout({ body: { officerId }, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
  };
}

/** The library says no by throwing. Anything else that is thrown is a failure, and stays one. */
function unlessRefused(error: unknown): null {
  if (error instanceof APIError && error.statusCode < 500) return null;
  throw error;
}

/** The library keeps what it is given until the passkey is made; the link itself is not for keeping. */
function hashOfInvitation(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The library tells the new session's token to the page; the cookie alone should carry it. */
function withoutSession(response: Response): Response {
  return new Response(null, { status: response.status, headers: response.headers });
}

type LibraryUser = {
  id: string;
  name: string;
  email: string;
  role?: string | null | undefined;
  languages?: string[] | null | undefined;
  skippedTopics?: string[] | null | undefined;
  skippedOn?: string | null | undefined;
  heavyLimit?: number | null | undefined;
  lightUntil?: Date | null | undefined;
  disabledAt?: Date | null | undefined;
};

function toOfficer(user: LibraryUser): Officer {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: (user.role ?? 'officer') as OfficerRole,
    languages: (user.languages ?? []) as TextLanguage[],
    skippedTopics: (user.skippedTopics ?? []) as Topic[],
    skippedOn: user.skippedOn ?? null,
    heavyLimit: user.heavyLimit ?? 0,
    lightUntil: user.lightUntil ?? null,
    disabledAt: user.disabledAt ?? null,
  };
}
