import type { FastifyInstance } from 'fastify';
import { etagOf } from './page-bytes.ts';

/** How long the cache in front keeps a page. Purges keep it fresh; only the banner's goal may be as old as this. */
const KEPT_SECONDS = 3_600;
/** While a new copy is made, readers get the old one for this long; while we are down, for a day. */
const WHILE_REVALIDATE_SECONDS = 60;
const IF_ERROR_SECONDS = 86_400;

/**
 * A browser asks again each time and usually hears "not modified": what was taken down must not come back
 * from a reader's own cache. Only the cache in front, which can be purged, keeps pages.
 */
const FOR_BROWSERS = 'public, max-age=0, must-revalidate';
const FOR_THE_EDGE = `max-age=${KEPT_SECONDS}, stale-while-revalidate=${WHILE_REVALIDATE_SECONDS}, stale-if-error=${IF_ERROR_SECONDS}`;

/** Answers that are the same for everybody: pages, what was taken down, and what never was. */
const SHARED = [200, 301, 308, 404, 410];

/** What to say about an answer to GET that shows what these keys name. */
export function sharing(status: number, keys: ReadonlySet<string>): Record<string, string> {
  if (!SHARED.includes(status)) return {};
  return {
    'cache-control': FOR_BROWSERS,
    'surrogate-control': FOR_THE_EDGE,
    'surrogate-key': [...keys].join(' '),
  };
}

/** Validators from the content, before it is compressed; everything else is kept by nobody. */
export function addValidators(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (reply.getHeader('cache-control') !== FOR_BROWSERS) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const etag = etagOf(payload);
    reply.header('etag', etag);
    if (reply.statusCode !== 200 || !matches(request.headers['if-none-match'], etag))
      return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}

function matches(asked: string | undefined, etag: string): boolean {
  return asked?.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag) ?? false;
}
