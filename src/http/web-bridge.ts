import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressOf } from '#api/address-of.ts';
import { COME_BACK_SECONDS, isUnavailable } from '#domain/unavailable.ts';
import type { WebAnswer } from '#web/render/web-answer.ts';
import { problemsPage } from '#words/apology.ts';
import { compressPages } from './page-bytes.ts';

/** What a page may know of who asks; an address is never stored. */
export type Visitor = { address: string };
export const HTML = 'text/html; charset=utf-8';

export type WebHandler = (request: Request, visitor: Visitor) => Promise<WebAnswer>;

/** Everything that is not the API or a file is a page: a request goes in, its answer comes out. */
export function bridge(
  web: FastifyInstance,
  handle: WebHandler,
  {
    urls,
    large,
    addressOf,
  }: { urls: readonly string[]; large?: LargeBodies; addressOf: AddressOf },
): void {
  compressPages(web);
  // As a buffer, so that the body limit holds here too.
  web.removeAllContentTypeParsers();
  web.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  web.setErrorHandler((error: FastifyError, request, reply) => {
    const away = isUnavailable(error);
    const status = away ? 503 : (error.statusCode ?? 500);
    if (away) reply.header('retry-after', String(COME_BACK_SECONDS));
    if (status >= 500) request.log.error({ err: error }, 'page failed');
    return reply.code(status).type(HTML).send(problemsPage(request.url));
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // The one method of the router that the platform's Request refuses to be made of.
    if (request.method === 'TRACE')
      return reply.code(405).type(HTML).send(problemsPage(request.url));
    const { status, headers, body } = await handle(toWebRequest(request), {
      address: addressOf(request),
    });
    reply.code(status).headers(Object.fromEntries(headers));
    // A list of headers by name would keep only the last of several cookies.
    const cookies = headers.getSetCookie();
    if (cookies.length > 0) reply.removeHeader('set-cookie').header('set-cookie', cookies);
    // A file to keep may be larger than memory, and leaves while it is read.
    if (isStream(body) && headers.has('content-disposition'))
      return reply.send(Readable.fromWeb(body as NodeStream));
    // Pages are whole before they leave, so that their length is known and any cache may keep them.
    return reply.send(await wholeOf(body));
  };
  for (const url of urls) web.all(url, answer);
  if (large) takeLarge(web, large, answer);
}

/** Addresses to which more is sent than words, and how many at once: each is in memory as a whole. */
type LargeBodies = { urls: readonly string[]; bodyLimit: number; mostAtOnce: number };

function takeLarge(
  web: FastifyInstance,
  { urls, bodyLimit, mostAtOnce }: LargeBodies,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  let now = 0;
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (now >= mostAtOnce)
      return reply
        .code(503)
        .header('retry-after', String(COME_BACK_SECONDS))
        .type(HTML)
        .send(problemsPage(request.url));
    now += 1;
    reply.raw.once('close', () => {
      now -= 1;
    });
  };
  for (const url of urls) web.all(url, { bodyLimit, onRequest }, answer);
}

const isStream = (body: WebAnswer['body']) => body instanceof ReadableStream;

/** A page is whole already; anything else is read to its end. */
export async function wholeOf(body: WebAnswer['body']): Promise<string | Uint8Array> {
  if (isStream(body)) return Buffer.from(await new Response(body).arrayBuffer());
  return body ?? Buffer.alloc(0);
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  // HEAD is rendered as GET, so that it tells the same length; the server drops the body.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const hasBody = method !== 'GET';
  // A proxy passes on what it was told; anything but these two words would be another address.
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  return new Request(`${scheme}://${request.host}${request.url}`, {
    method,
    headers,
    ...(hasBody && request.body instanceof Uint8Array
      ? { body: new Uint8Array(request.body) }
      : {}),
  });
}
