import swagger from '@fastify/swagger';
import type { FastifyError, FastifyInstance } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { PublicServices } from '#services/public-services.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { PROBLEM_TYPE, problem } from './problems.ts';
import { storyRoutes } from './story-routes.ts';

/** The JSON contract under /api: parse, call a service, present. */
export async function registerApi(
  app: FastifyInstance,
  options: { services: PublicServices; allowedOrigins: readonly string[] },
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  allowOrigins(app, options.allowedOrigins);

  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: options.services.site.name, version: '1' } },
    transform: jsonSchemaTransform,
  });
  await app.register(storyRoutes(options.services));
  await app.register(analyticsRoutes(options.services));
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(app.swagger())),
  );
  // A route and not a not-found handler: the pages take every address that no route has.
  app.all('/*', { schema: { hide: true } }, async (_request, reply) => {
    const body = problem('unknown-address');
    return reply.code(body.status).type(PROBLEM_TYPE).send(body);
  });
}

function answerError(error: FastifyError, request: Parameters<Handler>[1], reply: Reply) {
  const body = problemOf(error);
  if (body.status >= 500) request.log.error({ err: error }, 'API request failed');
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
    if (!origin || !allowed.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
    if (request.method !== 'OPTIONS') return;
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type, idempotency-key');
    return reply.code(204).send();
  });
}
