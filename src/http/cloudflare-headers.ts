import type { FastifyInstance } from 'fastify';

/**
 * Cloudflare reads neither `Surrogate-Key` nor `Surrogate-Control`. It takes the headers that are here in their place
 * off before a page reaches a reader. Not said unasked: a Cloudflare that nobody purges would keep what was taken down.
 */
export function speakToCloudflare(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const [keys, control] = [
      reply.getHeader('surrogate-key'),
      reply.getHeader('surrogate-control'),
    ];
    if (keys === undefined || control === undefined) return;
    reply
      .removeHeader('surrogate-key')
      .removeHeader('surrogate-control')
      .header('cache-tag', String(keys).replaceAll(' ', ','))
      .header('cloudflare-cdn-cache-control', control);
  });
}
