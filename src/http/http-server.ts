import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerApi } from '#api/register-api.ts';
import { LOCALES, type Locale, splitAddress } from '#domain/options/locales.ts';
import { logOptions } from '#http/log-options.ts';
import type { PublicServices } from '#services/public-services.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { addValidators, sharing } from './cache-headers.ts';
import { speakToCloudflare } from './cloudflare-headers.ts';
import { type DeskServerOptions, registerDesk } from './desk-server.ts';
import { keepPages } from './keep-pages.ts';
import { rootsOf } from './kept-assets.ts';
import { refuseUnknownHosts } from './known-hosts.ts';
import { closeAfterAnswer, type Door, openDoor } from './leave.ts';
import { type Metrics, measureRequests } from './metrics.ts';
import { tellOnionLocation } from './onion-location.ts';
import { BROTLI_QUALITY } from './page-bytes.ts';
import { BROWSER_FILES, BUILD, refuseDevelopmentReact } from './react-build.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { BODY_LIMIT, HTTP_LIMITS, TIMEOUTS, WHILE_CLOSING } from './server-limits.ts';
import { type PublicPages, sharedPages } from './shared-pages.ts';
import { shedLoad } from './shed-load.ts';
import { tallyRefusals } from './tally-refusals.ts';
import { VERSION } from './version.ts';
import { addressOnTheWeb, addressThroughTor } from './visitor-address.ts';
import { bridge } from './web-bridge.ts';

const ASSET_MAX_AGE = '1y';

export type HttpServerOptions = {
  services: PublicServices;
  pages: PublicPages;
  /** Folder of the built browser files; development serves its own. */
  assets: string | null;
  logLevel: string;
  /** Whose word about the visitor is believed; of a chain, the last address that is none of them counts. */
  trustedProxies: readonly string[];
  allowedOrigins: readonly string[];
  /** Where no cache stands in front, a page is kept this long in memory. */
  keepPagesMs?: number;
  /** What the cache in front reads. */
  edgeHeaders?: 'surrogate' | 'cloudflare';
  /** A process that is later than this sends requests away. */
  mostLagMs?: number;
  /** Assets of releases before and after this one. */
  keptAssets?: string | undefined;
  door?: Door;
  metrics?: Metrics;
  /** Where the same site is inside Tor, if it is. */
  onionOrigin?: string | undefined;
  /** This is the server that Tor leads to, and nobody else. */
  throughTor?: boolean;
  /** Only where one process serves both, while developing. */
  desk?: DeskServerOptions;
};

export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logLevel === 'silent' ? false : logOptions(options.logLevel),
    trustProxy: [...options.trustedProxies],
    bodyLimit: BODY_LIMIT,
    ...TIMEOUTS,
    http: HTTP_LIMITS,
    frameworkErrors: answerUnreadable,
    logController: new LogController({ disableRequestLogging: true }),
    ...WHILE_CLOSING,
  });
  const { door = openDoor() } = options;
  closeAfterAnswer(app, door);
  if (options.metrics) measureRequests(app, options.metrics);
  tallyRefusals(app);
  const { throughTor = false, onionOrigin } = options;
  const addressOf = throughTor ? addressThroughTor : addressOnTheWeb;
  addSecurityHeaders(app, { throughTor });
  addValidators(app);
  if (options.edgeHeaders === 'cloudflare') speakToCloudflare(app);
  if (onionOrigin && !throughTor) tellOnionLocation(app, onionOrigin);
  shedLoad(app, options.mostLagMs);
  refuseUnknownHosts(app, originsOf(options));
  if (options.desk) keepDeskHostApart(app, options.desk.origin, options.services.site.origin);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(
    (api) => registerApi(api, { ...options, addressOf, sharing, version: VERSION, door }),
    {
      prefix: '/api',
    },
  );
  if (options.assets) await serveAssets(app, rootsOf('web', options.assets, options.keptAssets));
  if (options.desk) await registerDesk(app, options.desk);
  const pages = sharedPages(options.pages, options.services);
  const kept = options.keepPagesMs ? keepPages(pages, options.keepPagesMs) : pages;
  await app.register(async (web) => bridge(web, kept, { urls: ['/*'], addressOf }));
  return app;
}

/** The onion's name is answered where Tor leads to, and no other name there. */
function originsOf({ services, desk, throughTor, onionOrigin }: HttpServerOptions): string[] {
  if (throughTor) return onionOrigin ? [onionOrigin] : [];
  return [services.site.origin, ...(desk ? [desk.origin] : [])];
}

/** Where the desk has a host name of its own, no public page shares it, nor its cookies. */
function keepDeskHostApart(app: FastifyInstance, deskOrigin: string, siteOrigin: string): void {
  const { host } = new URL(deskOrigin);
  if (host === new URL(siteOrigin).host) return;
  app.addHook('onRequest', async (request, reply) => {
    if (request.host !== host || /^\/desk(?:\.data)?(?:[/?]|$)/.test(request.url)) return;
    if (request.method === 'GET') return reply.redirect(`${siteOrigin}${request.url}`);
    return reply.code(404).send();
  });
}

async function serveAssets(app: FastifyInstance, roots: string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: roots,
    prefix: '/assets/',
    immutable: true,
    preCompressed: true,
    maxAge: ASSET_MAX_AGE,
    index: false,
  });
}

/** Each language has a build of its own; a language without one is not open, and its addresses are nobody's. */
async function pagesByLanguage(): Promise<PublicPages> {
  const built = new Map<Locale, PublicPages>();
  for (const { code } of LOCALES) {
    const file = path.join(BUILD, code === 'en' ? '' : code, 'server/index.js');
    if (existsSync(file)) built.set(code, await (await import(file)).createWebHandler());
  }
  return (request, visitor, services) => {
    const { locale } = splitAddress(new URL(request.url).pathname);
    const pages = built.get(locale) ?? built.get('en');
    if (!pages) throw new Error('There are no pages.');
    return pages(request, visitor, services);
  };
}

/** The production build: `npm run build` writes it. */
export async function loadWebBuild(): Promise<{ pages: PublicPages; assets: string }> {
  const file = path.join(BUILD, 'server/index.js');
  await readFile(file).catch(() => {
    throw new Error('There is no build yet. Run `npm run build` first.');
  });
  refuseDevelopmentReact();
  return { pages: await pagesByLanguage(), assets: BROWSER_FILES.web };
}
