import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const ETAG_LENGTH = 22;
/** Better than gzip's best, at a fraction of the time of brotli's default. */
export const BROTLI_QUALITY = 5;

type Made = { etag?: string; brotli?: Promise<Buffer> };

/** What was made of a page's bytes: made once, however often the same page leaves. */
const made = new WeakMap<Uint8Array, Made>();

function madeOf(page: Uint8Array): Made {
  const of = made.get(page) ?? {};
  made.set(page, of);
  return of;
}

/** A validator from the content, before it is compressed. */
export function etagOf(content: string | Buffer): string {
  if (typeof content === 'string') return validator(content);
  const of = madeOf(content);
  of.etag ??= validator(content);
  return of.etag;
}

const validator = (content: string | Buffer) =>
  `W/"${hash('sha256', content, 'base64url').slice(0, ETAG_LENGTH)}"`;

/** Nearly every browser says it just so; who asks in another way is left to the general compressor. */
const TAKES_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;

/** In one go: as a stream the same work takes twice the time, and nobody knows its length. */
export function compressPages(web: FastifyInstance): void {
  web.addHook('onSend', async (request, reply, payload) => {
    if (!Buffer.isBuffer(payload) || payload.length === 0) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    if (!TAKES_BROTLI.test(request.headers['accept-encoding'] ?? '')) return payload;
    const of = madeOf(payload);
    of.brotli ??= compress(payload);
    const compressed = await of.brotli;
    reply
      .header('content-encoding', 'br')
      .header('vary', 'accept-encoding')
      .header('content-length', String(compressed.length));
    return compressed;
  });
}

const brotli = promisify(brotliCompress);

const compress = (page: Buffer) =>
  brotli(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      // A window of 256 kB holds any page; the default costs time to set up.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
