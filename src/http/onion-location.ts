import type { FastifyInstance } from 'fastify';

/**
 * Tells Tor Browser where the same page is inside Tor. Only on pages that are the same for everybody: a browser that
 * goes there by itself would leave behind what a writer has just sent, or the words of a receipt.
 */
export function tellOnionLocation(app: FastifyInstance, onionOrigin: string): void {
  app.addHook('onSend', async (request, reply) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    const isShared = String(reply.getHeader('cache-control')).startsWith('public');
    if (isPage && isShared && reply.statusCode === 200)
      reply.header('onion-location', `${onionOrigin}${request.url}`);
  });
}
