import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { registerApi } from '#api/register-api.ts';
import type { PublicServices } from '#services/public-services.ts';

/** 10,000 characters are at most 40 kB in UTF-8, which JSON and our multipart forms both send. */
const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 5_000;
const ASSET_MAX_AGE = '1y';

type WebHandler = (request: Request) => Promise<Response>;

export type HttpServerOptions = {
  services: PublicServices;
  webHandler: WebHandler;
  /** Folder of the built browser files; development serves its own. */
  assets: string | null;
  logLevel: string;
  trustProxy: boolean;
  allowedOrigins: readonly string[];
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
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Better than gzip's best, at a fraction of the time of brotli's default.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register((api) => registerApi(api, options), { prefix: '/api' });
  if (options.assets) await serveAssets(app, options.assets);
  await app.register(async (web) => bridge(web, options.webHandler));
  return app;
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

/** When a request never reached a page: too large, or not to be understood. */
const PROBLEMS_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Problems :(</title>
<h1>Problems :(</h1><p>Please try again later. Press Back: your words are still in the form.</p></html>`;

/** Everything that is not the API or a file is a page. */
function bridge(web: FastifyInstance, handle: WebHandler): void {
  // As a buffer, so that the body limit holds here too.
  web.removeAllContentTypeParsers();
  web.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  web.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'page failed');
    return reply.code(status).type('text/html; charset=utf-8').send(PROBLEMS_PAGE);
  });
  web.all('/*', async (request, reply) => {
    const response = await handle(toWebRequest(request));
    reply.code(response.status).headers(Object.fromEntries(response.headers));
    // Pages are whole before they leave, so that their length is known and any cache may keep them.
    return reply.send(Buffer.from(await response.arrayBuffer()));
  });
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  // HEAD is rendered as GET, so that it tells the same length; the server drops the body.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const hasBody = method !== 'GET';
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method,
    headers,
    ...(hasBody && request.body instanceof Uint8Array
      ? { body: new Uint8Array(request.body) }
      : {}),
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
