import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { siteSaying } from '#domain/content/content.ts';
import { addressIn, plainerAddress, splitAddress } from '#domain/options/locales.ts';
import type { PublicServices } from '#services/public-services.ts';
import { ACCESS } from './access.ts';
import { answerPreview, type Draw } from './answer-preview.ts';
import { comeBackLater } from './render/come-back-later.ts';
import { answerOf, type WebAnswer, withoutWords } from './render/web-answer.ts';
import { patternsOf, refuseUndeclared } from './route-census.ts';
import {
  campaignsContext,
  previewContext,
  servicesContext,
  type Visitor,
  visitorContext,
} from './services-context.ts';
import { LOCALE } from './words/locale.ts';

/** The seam between server and web: a request and the services it may use go in, a page comes out. */
export async function createWebHandler() {
  // The build itself, not a function that fetches it: routes are then prepared once and not per request.
  const build = (await import('virtual:react-router/server-build')) as ServerBuild;
  refuseUndeclared(patternsOf(build), ACCESS);
  // The prefix of a language is the router's own affair: no route is written twice, no link says it.
  const handleUnder = (basename: string) =>
    createRequestHandler({ ...build, basename }, import.meta.env.MODE);
  const handle = handleUnder(addressIn(LOCALE, '/'));
  return async (
    request: Request,
    visitor: Visitor,
    services: PublicServices,
  ): Promise<WebAnswer> => {
    const wrong = wrongShape(request) ?? wrongLanguage(request);
    if (wrong) return withoutWords(wrong);
    const elsewhere = leadsTo(request);
    if (elsewhere) return { ...withoutWords(301), headers: new Headers({ location: elsewhere }) };
    const draw: Draw = async (asked, { base, given = services, preview = null }) => {
      const context = new RouterContextProvider();
      const site = siteSaying(given.site, given.content(), LOCALE);
      context.set(servicesContext, { ...given, site });
      context.set(campaignsContext, given.campaigns().in(LOCALE));
      context.set(visitorContext, visitor);
      context.set(previewContext, preview);
      const drawn = base === undefined ? handle : handleUnder(addressIn(LOCALE, base));
      return comeBackLater(answerOf(await drawn(asked, context), context), context);
    };
    return (await answerPreview(request, services, draw)) ?? draw(request, {});
  };
}

/** What has no words, or the words of one text, has one address, whatever language its reader speaks. */
const IN_NO_LANGUAGE =
  /^\/(?:robots\.txt|\.well-known\/|sitemap|icon\/|tiles?\/|pictures\/|walls\/|embed\/|image\/story\/|print\/(?!poster\/)|(?:.*\/)?feed\.)/;

function wrongLanguage(request: Request): number | null {
  const { locale, path } = splitAddress(new URL(request.url).pathname);
  return locale !== 'en' && IN_NO_LANGUAGE.test(path) ? 404 : null;
}

function leadsTo(request: Request): string | null {
  const { pathname, search } = new URL(request.url);
  const plainer = request.method === 'GET' ? plainerAddress(pathname) : null;
  return plainer && `${plainer}${search}`;
}

/** Pages are read, or sent a form; a form's reader throws at anything else. */
function wrongShape(request: Request): number | null {
  if (request.method === 'GET') return null;
  if (request.method !== 'POST') return 405;
  const type = request.headers.get('content-type') ?? '';
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type) ? null : 415;
}

export type WebHandler = Awaited<ReturnType<typeof createWebHandler>>;
