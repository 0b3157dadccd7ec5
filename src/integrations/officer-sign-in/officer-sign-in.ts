import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { APIError } from 'better-auth';
import { type Kysely, sql } from 'kysely';
import type { TextLanguage } from '#domain/options/languages.ts';
import { deviceWords } from '#domain/vetting/device-words.ts';
import { afterCoolingOff, type Officer, type OfficerRole } from '#domain/vetting/officer.ts';
import { SESSION_MOST_MS } from '#domain/vetting/sign-in-limits.ts';
import type { SignInWay } from '#domain/vetting/sign-in-ways.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import type {
  Clock,
  Enrolment,
  IsCommonPassword,
  OfficerSignIn,
  SignInKeys,
  SignInTrail,
} from '#services/ports.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { createLibrary, NOT_YET, PURPOSE } from './library.ts';

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
  clock: Clock;
  /** Also accepted, while one takes the place of the other. */
  alsoSecret?: string | undefined;
  enrolment: Enrolment;
  trail: SignInTrail;
  keys: SignInKeys;
  isCommonPassword: IsCommonPassword;
};

/** A hash takes a core for half a second and 128 MB; more than one at once would hold up those who read. */
const HASHES_WAITING = 6;
/** A wrong password is answered no sooner than this, or its time would tell who has an account. */
const WRONG_AFTER_MS = 1_500;
const BUSY = { kind: 'busy' } as const;
const WRONG = { kind: 'wrong' } as const;

export function createOfficerSignIn(options: SignInOptions): OfficerSignIn {
  const { db, clock, trail, keys } = options;
  const library = createLibrary({
    ...options,
    sessionOf: async (headers) => (await find(headers, { keepAlive: false })).session,
  });
  /** As the library keeps it, whoever its officer is by now. */
  const storedSessionOf = async (headers: Headers) => {
    const query = { disableRefresh: true, disableCookieCache: true };
    return (await library.api.getSession({ headers, query }))?.session;
  };
  const find: OfficerSignIn['find'] = async (headers, { keepAlive }) => {
    const query = { disableRefresh: !keepAlive, disableCookieCache: true };
    const found = await library.api
      .getSession({ headers, query, returnHeaders: true })
      .catch(async (error: unknown) => {
        // The library hides why it failed; a database that is away says so itself.
        await sql`SELECT 1`.execute(db);
        throw error;
      });
    // A look at the desk that was on its way while the session was replaced must not take the new cookie away.
    if (!found.response) return { session: null, cookies: [] };
    const cookies = found.headers.getSetCookie();
    const { session, user } = found.response;
    const officer = toOfficer(user);
    const over = clock().getTime() - session.createdAt.getTime() > SESSION_MOST_MS;
    if (over || officer.disabledAt) return { session: null, cookies: [] };
    const { id, way, confirmedAt } = session;
    return {
      session: { officer, id, way: way as SignInWay, confirmedAt: confirmedAt ?? null },
      cookies,
    };
  };
  const startRegistration = async (request: Request): Promise<Response> => {
    const invitation = request.headers.get('x-invitation');
    const session = await storedSessionOf(request.headers);
    if (invitation) {
      // The library would make the passkey for whoever is signed in, and use the invitation up.
      if (session) return new Response(null, { status: 409 });
      const url = new URL(request.url);
      url.searchParams.set('context', hashOfInvitation(invitation));
      const answer = await library.handler(new Request(url, { headers: request.headers }));
      if (!answer.ok) await trail.failed({ officerId: null }, 'An invitation that opens nothing.');
      return answer;
    }
    // Another passkey of one's own is another way in: one that is there was shown for it a moment ago.
    if (!session?.addsUntil || session.addsUntil < clock())
      return new Response(null, { status: 403 });
    return library.handler(request);
  };
  const finishRegistration = async (request: Request): Promise<Response> => {
    const { response } = await jsonOf(request);
    const { session } = await find(request.headers, { keepAlive: false });
    const body = JSON.stringify({ response, createSession: session === null });
    const { url, method, headers } = request;
    const answer = await library.handler(new Request(url, { method, headers, body }));
    if (!answer.ok && !session)
      await trail.failed({ officerId: null }, 'A passkey for an invitation, not accepted.');
    if (!answer.ok || !response?.id) return answer;
    const device = deviceWords(headers.get('user-agent'));
    const now = clock();
    // A thief who got this far acts for nobody before everybody has read of it.
    const waits = session?.officer.role === 'lead';
    const usableFrom = waits ? afterCoolingOff(now) : now;
    await keys.update(response.id, { name: device, usableFrom });
    if (session) {
      const note = waits ? `${device}. It can be used from tomorrow on.` : `${device}.`;
      await trail.about(session.officer.id, { kind: 'add-passkey', note });
      return answer;
    }
    const passkey = await keys.find(response.id);
    if (passkey)
      await trail.cameIn(passkey.officerId, { way: 'invitation', device, confirmed: false });
    return answer;
  };
  const finishAuthentication = async (request: Request): Promise<Response> => {
    const before = await storedSessionOf(request.headers);
    const { response } = await jsonOf(request.clone());
    const answer = await library.handler(request);
    const passkey = await keys.find(response?.id ?? '');
    if (!answer.ok) {
      const { code, usableFrom } = await jsonOf(answer.clone());
      const tooNew = code === NOT_YET;
      await trail.failed(
        { officerId: passkey?.officerId ?? null },
        tooNew ? 'A passkey that is too new.' : 'A passkey that was not accepted.',
      );
      return tooNew ? Response.json({ usableFrom }, { status: 403 }) : answer;
    }
    if (!passkey || !response?.id) return answer;
    await keys.update(response.id, { lastUsedAt: clock() });
    const device = deviceWords(request.headers.get('user-agent'));
    const confirmed = request.headers.has(PURPOSE);
    await trail.cameIn(passkey.officerId, { way: 'passkey', device, confirmed });
    // Whoever signs in anew in the same browser has no use for the session before.
    if (before) await endSession(before.token);
    return answer;
  };
  const isCommon = (password: string, { name, email }: Officer) =>
    options.isCommonPassword(password, [name, email, 'Hikaya']);
  const endSession = async (token: string) =>
    (await library.$context).internalAdapter.deleteSession(token);
  const inTurn = oneAtATime(HASHES_WAITING, (work: () => Promise<unknown>) => work()) as <Made>(
    work: () => Promise<Made>,
  ) => Promise<Made | 'busy'>;

  return {
    find,
    handle: async (request, { address }) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = pathname.replace(/^\/desk\/auth/, '');
      if (OPEN_CALLS[call] !== request.method) return new Response(null, { status: 404 });
      if (searchParams.size > 0) return new Response(null, { status: 400 });
      const may = request.method === 'GET' ? trail.mayAsk : trail.mayTry;
      if (!(await may(address))) return new Response(null, { status: 429 });
      if (call === '/passkey/generate-register-options') return startRegistration(request);
      if (call === '/passkey/verify-registration')
        return withoutSession(await finishRegistration(request));
      if (call === '/passkey/verify-authentication')
        return withoutSession(await finishAuthentication(request));
      return library.handler(request);
    },
    withPassword: async ({ headers, address, email, password }) => {
      if (!(await trail.mayTry(address)) || !(await trail.mayTryAccount(email))) return BUSY;
      const moment = sleep(WRONG_AFTER_MS, undefined, { ref: false });
      const before = await storedSessionOf(headers);
      const answer = await inTurn(() =>
        library.api
          .signInEmail({ headers, body: { email, password }, returnHeaders: true })
          .catch(unlessRefused),
      );
      if (answer === 'busy') return BUSY;
      // Without the second factor nothing was gained; the library says so by this word alone.
      if (!answer || !('twoFactorRedirect' in answer.response)) {
        await trail.failed({ email }, 'A password that was not accepted.');
        await moment;
        return WRONG;
      }
      if (before) await endSession(before.token);
      return { kind: 'ok', cookies: answer.headers.getSetCookie() };
    },
    withCode: async ({ headers, address, code }) => {
      if (!(await trail.mayTry(address))) return BUSY;
      // Asked before, because an answer spends the question.
      const asked = await keys.askedBy(questionOf(headers));
      const answer = await library.api
        .verifyTOTP({ headers, body: { code }, returnHeaders: true })
        .catch(unlessRefused);
      if (!answer) {
        await trail.wrongCode(asked);
        return WRONG;
      }
      const device = deviceWords(headers.get('user-agent'));
      const { user } = answer.response as { user: { id: string } };
      await trail.cameIn(user.id, { way: 'code', device, confirmed: false });
      return { kind: 'ok', cookies: answer.headers.getSetCookie() };
    },
    startCodes: async ({ headers, password }) => {
      const { session } = await find(headers, { keepAlive: false });
      if (!session || session.officer.role === 'lead') return { kind: 'refused' };
      const { officer } = session;
      if (isCommon(password, officer)) return { kind: 'common' };
      // Another way in is made like another passkey: one that is there was shown for it, a moment ago and once.
      if (!(await keys.spendAdding(session.id))) return { kind: 'needs-passkey' };
      await keys.forgetBegunCodes(officer.id);
      const body = { newPassword: password };
      const started = await inTurn(async () => {
        await library.api.setPassword({ headers, body }).catch(unlessRefused);
        return library.api.enableTwoFactor({ headers, body: { password } }).catch(unlessRefused);
      });
      if (started === 'busy') return BUSY;
      if (!started) return { kind: 'refused' };
      if (started.method !== 'totp') throw new Error('The second factor is not a code app.');
      await trail.about(officer.id, { kind: 'start-codes' });
      return { kind: 'started', totpUri: started.totpURI };
    },
    changePassword: async ({ headers, current, next }) => {
      const { session } = await find(headers, { keepAlive: false });
      if (!session || session.officer.role === 'lead') return { kind: 'refused' };
      const { officer } = session;
      if (isCommon(next, officer)) return { kind: 'common' };
      if (!(await trail.mayTryAccount(officer.email))) return BUSY;
      const body = { currentPassword: current, newPassword: next };
      const changed = await inTurn(() =>
        library.api.changePassword({ headers, body }).catch(unlessRefused),
      );
      if (changed === 'busy') return BUSY;
      if (!changed) {
        await trail.failed({ officerId: officer.id }, 'A password that was not accepted.');
        return WRONG;
      }
      await trail.about(officer.id, { kind: 'add-codes', note: 'Another password.' });
      return { kind: 'changed' };
    },
    finishCodes: async ({ headers, code }) => {
      const { session } = await find(headers, { keepAlive: false });
      const answer =
        session &&
        (await library.api
          .verifyTOTP({ headers, body: { code }, returnHeaders: true })
          .catch(unlessRefused));
      if (!answer) return WRONG;
      await trail.about(session.officer.id, { kind: 'add-codes' });
      return { kind: 'ok', cookies: answer.headers.getSetCookie() };
    },
    signOut: async (headers) => {
      const { session } = await find(headers, { keepAlive: false });
      const { headers: answer } = await library.api.signOut({ headers, returnHeaders: true });
      if (session)
        await trail.about(session.officer.id, { kind: 'end-session', note: 'Signed out.' });
      return answer.getSetCookie();
    },
    signInWithout: async (officerId) => {
      const answer = await library.api.signInWithout({ body: { officerId }, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
  };
}

/** Which question the code answers; the library's cookie names it, with its own signature behind. */
function questionOf(headers: Headers): string {
  const [, value = ''] = /__Host-desk\.two_factor=([^;]+)/.exec(headers.get('cookie') ?? '') ?? [];
  return decodeURIComponent(value).split('.')[0] ?? '';
}

type Said = { response?: { id?: string }; code?: string; usableFrom?: string };

/** What was sent or answered, or nothing where it is no JSON. */
async function jsonOf(message: Request | Response): Promise<Said> {
  return (await message.json().catch(() => null)) ?? {};
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
  if (!response.ok) return response;
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
  countsFrom?: Date | null | undefined;
  leadsFrom?: Date | null | undefined;
};

/** The database says when; a user without it would be one that counts never. */
const NEVER = new Date(8_640_000_000_000_000);

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
    countsFrom: user.countsFrom ?? NEVER,
    leadsFrom: user.leadsFrom ?? NEVER,
  };
}
