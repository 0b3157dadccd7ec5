import swagger from '@fastify/swagger';
import type { FastifyError, FastifyInstance } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { COME_BACK_SECONDS } from '#domain/unavailable.ts';
import { type NotedReads, noteReads } from '#services/note-reads.ts';
import type { PublicServices } from '#services/public-services.ts';
import { refuseUndeclaredRoutes } from './access.ts';
import type { AddressOf } from './address-of.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { oembedRoutes } from './oembed-routes.ts';
import { PROBLEM_TYPE, problem, refuse } from './problems.ts';
import { storyRoutes } from './story-routes.ts';

export type ApiOptions = {
  services: PublicServices;
  allowedOrigins: readonly string[];
  addressOf: AddressOf;
  /** Of this release. */
  version: string;
  /** Whether the process is about to go. */
  door: { readonly leaving: boolean };
  /** What to say about an answer that shows what these keys name. */
  sharing: (status: number, keys: ReadonlySet<string>) => Record<string, string>;
};

export const VERSION_KEY = 'version';
const VERSION_KEPT = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'surrogate-control': 'max-age=60',
};

/** The JSON contract under /api: parse, call a service, present. */
export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  refuseUndeclaredRoutes(app);
  app.setValidatorCompiler(validatorCompiler);
  // Presenters name every field, and the drill `fuzz` holds answers against their schemas; doing so
  // again for each answer took half of its time.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
  shareReads(app, options);
  allowOrigins(app, options.allowedOrigins);

  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: options.services.site.name, version: '1' } },
    transform: jsonSchemaTransform,
  });
  await app.register(storyRoutes(options.services, options.addressOf));
  await app.register(oembedRoutes(options.services));
  await app.register(analyticsRoutes(options.services, options.addressOf));
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(app.swagger())),
  );
  const sayWhetherItStays = (reply: Reply) =>
    reply
      .header('cache-control', 'no-store')
      .code(options.door.leaving ? 503 : 204)
      .send();
  // For whoever shares out visitors: does this one stay? (liveness)
  app.get('/live', { schema: { hide: true } }, async (_request, reply) => sayWhetherItStays(reply));
  // For the cache in front and whoever starts and stops servers: can it reach its database, too? (readiness)
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    await options.services.reachDatabase();
    return sayWhetherItStays(reply);
  });
  // Kept for a moment under a name of its own, so that operators can try whether a purge reaches the cache.
  app.get('/version', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ ...VERSION_KEPT, 'surrogate-key': VERSION_KEY })
      .send({ version: options.version }),
  );
  // A route and not a not-found handler: the pages take every address that no route has.
  app.all('/*', { schema: { hide: true } }, async (_request, reply) => {
    const body = problem('unknown-address');
    return reply.code(body.status).type(PROBLEM_TYPE).send(body);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Services that note what this request reads. */
    reads: NotedReads;
  }
}

/** What was read decides how long an answer may be kept, and when it is dropped. */
function shareReads(app: FastifyInstance, { services, sharing }: ApiOptions): void {
  app.decorateRequest('reads');
  app.addHook('onRequest', async (request) => {
    request.reads = noteReads(services);
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (request.method !== 'POST' && !reply.hasHeader('cache-control'))
      reply.headers(sharing(reply.statusCode, request.reads.keys));
    return payload;
  });
}

function answerError(error: FastifyError, request: Parameters<Handler>[1], reply: Reply) {
  const body = problemOf(error);
  if (body.status >= 500) {
    request.log.error({ err: error }, 'API request failed');
    reply.header('retry-after', String(COME_BACK_SECONDS));
  }
  return reply.code(body.status).type(PROBLEM_TYPE).send(body);
}

type Handler = Parameters<FastifyInstance['setErrorHandler']>[0];
type Reply = Parameters<Handler>[2];

/** What went wrong inside never leaves; the log has it. */
function problemOf(error: FastifyError) {
  if (hasZodFastifySchemaValidationErrors(error))
    return problem('invalid-request', {
      errors: error.validation.map((issue) => ({
        field: issue.instancePath.replace(/^\//, ''),
        message: issue.message ?? 'Invalid.',
      })),
    });
  if (error.statusCode === 413) return problem('too-large');
  if (error.statusCode === 415) return problem('unsupported-media-type');
  if (error.statusCode !== undefined && error.statusCode < 500) return problem('invalid-request');
  return problem('unavailable');
}

/** Only clients the operators name may call from another site; nobody by default. */
function allowOrigins(app: FastifyInstance, allowed: readonly string[]) {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    // Also for those who do not ask: a cache must not hand them each other's answers.
    if (allowed.length > 0) reply.header('vary', 'Origin');
    const isAllowed = origin !== undefined && allowed.includes(origin);
    if (isAllowed)
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-expose-headers', 'location, retry-after');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    if (!isAllowed) return refuse(reply, 'unknown-origin');
    return reply.headers(PREFLIGHT).code(204).send();
  });
}

/** What a browser asks before it sends JSON for a page of another site, and for how many seconds it may rely on it. */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-max-age': '7200',
};
