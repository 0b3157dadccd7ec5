import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerApi } from '#api/register-api.ts';
import type { PublicServices } from '#services/public-services.ts';
import { type DeskServerOptions, registerDesk } from './desk-server.ts';
import { bridge, type WebHandler } from './web-bridge.ts';

/** 10,000 characters are at most 40 kB in UTF-8, which JSON and our multipart forms both send. */
const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 5_000;
const ASSET_MAX_AGE = '1y';

export type HttpServerOptions = {
  services: PublicServices;
  webHandler: WebHandler;
  /** Folder of the built browser files; development serves its own. */
  assets: string | null;
  logLevel: string;
  trustProxy: boolean;
  allowedOrigins: readonly string[];
  /** Only where one process serves both, as in the demo. */
  desk?: DeskServerOptions;
};

export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      options.logLevel === 'silent' ? false : { level: options.logLevel, redact, serializers },
    trustProxy: options.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  if (options.desk) keepDeskHostApart(app, options.desk.origin, options.services.site.origin);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Better than gzip's best, at a fraction of the time of brotli's default.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register((api) => registerApi(api, options), { prefix: '/api' });
  if (options.assets) await serveAssets(app, options.assets);
  if (options.desk) await registerDesk(app, options.desk);
  await app.register(async (web) => bridge(web, options.webHandler, ['/*']));
  return app;
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

/** Addresses and words never reach a log line. */
const redact = { paths: ['req.headers', 'req.remoteAddress', 'body'], remove: true };

/** PostgreSQL's `detail` quotes the failing row, which may be somebody's story. */
const serializers = {
  err: ({ name, message, stack, code }: Error & { code?: string }) => ({
    type: name,
    message,
    stack: stack ?? '',
    code,
  }),
};

async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    preCompressed: true,
    maxAge: ASSET_MAX_AGE,
    index: false,
  });
}

/** The production build: `npm run build` writes it. */
export async function loadWebBuild(services: PublicServices): Promise<{
  webHandler: WebHandler;
  assets: string;
}> {
  const file = path.resolve('build/server/index.js');
  await readFile(file).catch(() => {
    throw new Error('There is no build yet. Run `npm run build` first.');
  });
  const { createWebHandler } = await import(file);
  return { webHandler: createWebHandler(services), assets: path.resolve('build/client') };
}
