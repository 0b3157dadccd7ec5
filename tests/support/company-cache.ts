import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const FASTLY_SERVICE = 'SU1Z0isxPaozGVKXdv0eY';
export const CLOUDFLARE_ZONE = '023e105f4ecef8ad9ca31a8372d0c353';
export const TOKEN = 'a-token-that-may-purge';
const FASTLY_MOST = 256;
const CLOUDFLARE_MOST = 100;

type Said = { status: number; told: unknown; retryAfter?: string };
type Asked = { url: string; headers: http.IncomingHttpHeaders; body: string };

const refusal = (code: number, message: string) => ({
  success: false,
  errors: [{ code, message }],
  messages: [],
  result: null,
});

/** What may go wrong at either of them. */
const FAULTS = {
  'too many requests': { status: 429, told: refusal(971, 'Slow down.'), retryAfter: '2' },
  'an outage': { status: 503, told: 'upstream connect error' },
  'a page in place of an answer': { status: 200, told: '<h1>Welcome</h1>' },
  'a refusal that looks like a success': { status: 200, told: refusal(1_134, 'Unable to purge') },
} satisfies Record<string, Said>;
export type Fault = keyof typeof FAULTS;
export const EVERY_FAULT = Object.keys(FAULTS) as Fault[];

/** Answers a purge as the documentation of Fastly and Cloudflare says that they do, wrong tokens and long lists included. */
export async function startCompanyCache() {
  const taken: string[][] = [];
  let fault: Fault | null = null;
  let asked = 0;
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    asked += 1;
    const { url = '', headers } = request;
    const question = { url, headers, body: await text(request) };
    const isFastly = url.startsWith('/service/');
    const { status, told, retryAfter }: Said = fault
      ? FAULTS[fault]
      : (isFastly ? fastly : cloudflare)(question, taken);
    response
      .writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
      .end(typeof told === 'string' ? told : JSON.stringify(told));
  };
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The keys of every purge that was taken. */
    taken,
    asked: () => asked,
    fail: (how: Fault | null) => {
      fault = how;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fastly({ url, headers }: Asked, taken: string[][]): Said {
  if (headers['fastly-key'] !== TOKEN)
    return { status: 401, told: { msg: 'Provided credentials are missing or invalid' } };
  if (url !== `/service/${FASTLY_SERVICE}/purge`)
    return { status: 404, told: { msg: 'Record not found', detail: 'Cannot load service' } };
  const keys = String(headers['surrogate-key']).split(' ');
  if (keys.length > FASTLY_MOST) return { status: 400, told: { msg: 'Too many surrogate keys' } };
  taken.push(keys);
  return { status: 200, told: Object.fromEntries(keys.map((key) => [key, `108-${key}`])) };
}

function cloudflare({ url, headers, body }: Asked, taken: string[][]): Said {
  if (headers.authorization !== `Bearer ${TOKEN}`)
    return { status: 403, told: refusal(10_000, 'Authentication error') };
  if (url !== `/client/v4/zones/${CLOUDFLARE_ZONE}/purge_cache`)
    return { status: 404, told: refusal(7_003, 'Could not route to this address') };
  const { tags } = JSON.parse(body) as { tags: string[] };
  if (tags.length > CLOUDFLARE_MOST)
    return { status: 400, told: refusal(1_094, 'Max of 100 tags may be purged') };
  taken.push(tags);
  const result = { id: CLOUDFLARE_ZONE };
  return { status: 200, told: { success: true, errors: [], messages: [], result } };
}
