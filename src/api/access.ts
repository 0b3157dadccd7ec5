import type { FastifyInstance } from 'fastify';

/** Who may call each address of the API. One that is missing here lets no process start. */
export const ACCESS: Record<string, 'anyone'> = {
  '/api/story': 'anyone',
  '/api/story/some': 'anyone',
  '/api/story/stories': 'anyone',
  '/api/story/stories-by-category': 'anyone',
  '/api/story/:hash': 'anyone',
  '/api/oembed': 'anyone',
  '/api/analytics': 'anyone',
  '/api/bot-check': 'anyone',
  '/api/openapi.json': 'anyone',
  '/api/live': 'anyone',
  '/api/ready': 'anyone',
  '/api/version': 'anyone',
  '/api/*': 'anyone',
};

export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url }) => {
    if (ACCESS[url] === undefined) throw new Error(`No access declared for ${url}.`);
  });
}
