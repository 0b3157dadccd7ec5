import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { DeskServices } from '#services/desk-services.ts';
import { comeBackLater } from '#web/render/come-back-later.ts';
import { answerOf, type WebAnswer, withoutWords } from '#web/render/web-answer.ts';
import { patternsOf, refuseUndeclared } from '#web/route-census.ts';
import { ACCESS } from './access.ts';
import { deskContext, sessionContext, visitorContext } from './desk-context.ts';
import { placeOf } from './place.ts';

/** Calls a page makes by itself; they do not count as somebody at the desk. */
const BY_MACHINE = ['/live'];

/** The seam between server and desk: services go in, a function from a request to its answer comes out. */
export async function createDeskHandler(services: DeskServices) {
  const build = (await import('virtual:react-router/server-build')) as ServerBuild;
  refuseUndeclared(patternsOf(build), ACCESS);
  const handle = createRequestHandler(build, import.meta.env.MODE);

  return async (request: Request, visitor: { address: string }): Promise<WebAnswer> => {
    const path = placeOf(new URL(request.url).pathname);
    if (!isSameOrigin(request)) return withoutWords(403);
    if (path.startsWith('/auth/')) return answerOf(await services.signIn.handle(request, visitor));
    const wrong = wrongShape(request, path);
    if (wrong) return withoutWords(wrong);
    const { session, cookies } = comesFromElsewhere(request)
      ? { session: null, cookies: [] }
      : await services.signIn.find(request.headers, { keepAlive: !BY_MACHINE.includes(path) });
    const context = new RouterContextProvider();
    context.set(deskContext, services);
    context.set(sessionContext, session);
    context.set(visitorContext, visitor);
    const answer = comeBackLater(answerOf(await handle(request, context), context), context);
    // What the page itself says about cookies, such as at sign-out, has the last word.
    if (answer.headers.getSetCookie().length === 0)
      for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
    return answer;
  };
}

/** Pages are read, or sent a form; a renewal of a lease has nothing to say. */
function wrongShape(request: Request, path: string): number | null {
  if (request.method === 'GET') return null;
  if (request.method !== 'POST') return 405;
  if (path.endsWith('/lease')) return null;
  const type = request.headers.get('content-type') ?? '';
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type) ? null : 415;
}

/** A change asked for by another site's page is not an officer's wish. */
function isSameOrigin(request: Request): boolean {
  if (request.method === 'GET') return true;
  const from = request.headers.get('origin');
  // By host: what stands in front of us speaks TLS, and we do not.
  const isOurs = from === null || (URL.canParse(from) && new URL(from).host === hostOf(request));
  return isOurs && !comesFromElsewhere(request);
}

const hostOf = (request: Request) => new URL(request.url).host;

/**
 * Opening a story puts it into an officer's hands, so a page elsewhere may not do even that. Cookies stay
 * away from other sites by themselves, but not from another origin of the same site.
 */
function comesFromElsewhere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  return site === 'same-site' || site === 'cross-site';
}
