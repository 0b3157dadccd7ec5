import type { FastifyInstance } from 'fastify';

const WATCHED_PATHS = ['/api/live', '/api/ready'];

/** A name we do not answer to is a mistake or a trick: links and caches would carry it on. */
export function refuseUnknownHosts(app: FastifyInstance, origins: readonly string[]): void {
  const hosts = new Set(origins.map((origin) => new URL(origin).host));
  app.addHook('onRequest', async (request, reply) => {
    // Whoever watches over this process asks it by its own address, and learns nothing else.
    if (WATCHED_PATHS.includes(request.url)) return;
    if (!hosts.has(request.host)) return reply.code(421).send();
  });
}
