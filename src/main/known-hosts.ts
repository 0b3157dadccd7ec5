import type { FastifyInstance } from 'fastify';

/** A name we do not answer to is a mistake or a trick: links and caches would carry it on. */
export function refuseUnknownHosts(app: FastifyInstance, origins: readonly string[]): void {
  const hosts = new Set(origins.map((origin) => new URL(origin).host));
  app.addHook('onRequest', async (request, reply) => {
    if (!hosts.has(request.host)) return reply.code(421).send();
  });
}
