import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PublicServices } from '#services/public-services.ts';
import { ACCESS } from './access.ts';
import { comeBackLater } from './render/come-back-later.ts';
import { answerOf, type WebAnswer, withoutWords } from './render/web-answer.ts';
import { patternsOf, refuseUndeclared } from './route-census.ts';
import { servicesContext, type Visitor, visitorContext } from './services-context.ts';

/** The seam between server and web: a request and the services it may use go in, a page comes out. */
export async function createWebHandler() {
  // The build itself, not a function that fetches it: routes are then prepared once and not per request.
  const build = (await import('virtual:react-router/server-build')) as ServerBuild;
  refuseUndeclared(patternsOf(build), ACCESS);
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (
    request: Request,
    visitor: Visitor,
    services: PublicServices,
  ): Promise<WebAnswer> => {
    const wrong = wrongShape(request);
    if (wrong) return withoutWords(wrong);
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(visitorContext, visitor);
    return comeBackLater(answerOf(await handle(request, context), context), context);
  };
}

/** Pages are read, or sent a form; a form's reader throws at anything else. */
function wrongShape(request: Request): number | null {
  if (request.method === 'GET') return null;
  if (request.method !== 'POST') return 405;
  const type = request.headers.get('content-type') ?? '';
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type) ? null : 415;
}

export type WebHandler = Awaited<ReturnType<typeof createWebHandler>>;
