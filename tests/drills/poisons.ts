import net from 'node:net';
import type { Question } from './ask.ts';

const EVIL = 'evil.example';

/** Headers that some server or cache somewhere believes without counting them as part of the address. */
const HEADERS: Record<string, string>[] = [
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-proto': `javascript` },
  { 'x-forwarded-scheme': 'http' },
  { 'x-forwarded-port': '1234' },
  { 'x-forwarded-prefix': `/${EVIL}` },
  { 'x-forwarded-server': EVIL },
  { 'x-forwarded-for': '203.0.113.9, 203.0.113.10' },
  { 'x-host': EVIL },
  { 'x-original-url': '/desk' },
  { 'x-rewrite-url': '/receipt' },
  { 'x-original-host': EVIL },
  { 'x-http-method-override': 'POST' },
  { 'x-method-override': 'DELETE' },
  { forwarded: `host=${EVIL};proto=http` },
  { range: 'bytes=0-10' },
  { range: 'bytes=0-,0-,0-' },
  { cookie: '__Host-desk.session_token=a.b; theme=evil' },
  { authorization: 'Bearer evil' },
  { accept: 'application/json' },
  { accept: 'text/x-script' },
  { 'accept-language': 'fr' },
  { 'accept-encoding': 'identity;q=0, compress' },
  { 'accept-charset': 'utf-7' },
  { origin: `https://${EVIL}` },
  { referer: `https://${EVIL}/` },
  { 'user-agent': 'Googlebot' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { 'if-match': '"evil"' },
  { expect: 'evil' },
  { 'cache-control': 'no-cache' },
  { pragma: 'no-cache' },
  { 'surrogate-capability': 'evil="ESI/1.0"' },
  { 'x-middleware-prefetch': '1' },
  { purpose: 'prefetch' },
  { 'sec-fetch-dest': 'script' },
  { upgrade: 'websocket' },
  { 'max-forwards': '0' },
  { via: `1.1 ${EVIL}` },
  { te: 'trailers' },
  { 'x-hits': '1' },
  { 'xkey-purge': 'site' },
  { 'surrogate-key': EVIL },
  { host: EVIL },
];

/** Attempts that would make one reader's request decide what the next one sees at this address. */
export function poisonsFor(path: string): Question[] {
  const paths = [
    `${path}?x=${EVIL}`,
    `${path}?page=1&page=2`,
    `${path}?page=%00`,
    `${path}?utm_content=<script>`,
    `${path}?_routes=root`,
    `${path}?index`,
    `${path}/`,
    `/${path}`,
    `${path}.data`,
    `${path}.css`,
    `${path}/x.css`,
    `${path};x.css`,
    `${path}%2fx.js`,
    `${path}%3fx`,
    `${path}#evil`,
    `/desk/..${path}`,
    `/..;${path}`,
    `/x/../${path.slice(1)}`,
    `/%2e%2e${path}`,
    path.toUpperCase(),
    `http://${EVIL}${path}`,
  ];
  return [
    ...HEADERS.map((headers) => ({ path, headers })),
    ...HEADERS.map((headers) => ({ path: `${path}?${EVIL}`, headers })),
    ...paths.map((other) => ({ path: other })),
    { path, method: 'GET', body: 'page=2&title=evil' },
    { path, method: 'GET', body: '{"page":2}', headers: { 'content-type': 'application/json' } },
    ...['HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'DELETE', 'PATCH', 'PURGE', 'BAN', 'EVIL'].map(
      (method) => ({ path, method }),
    ),
  ];
}

/** Two requests in one, if front and back disagree where the first ends. */
export function smuggledRequests(host: string): Record<string, string> {
  const inner = `GET /smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const start = `POST /api/analytics HTTP/1.1\r\nHost: ${host}\r\nContent-Type: text/plain\r\n`;
  return {
    'length and chunks': `${start}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
    'two lengths': `${start}Content-Length: 0\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`,
    'odd chunks': `${start}Transfer-Encoding: xchunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${inner}`,
    'chunks twice': `${start}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${inner}`,
    'blank before the colon': `${start}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${inner}`,
    'folded line': `${start}X: y\r\n Transfer-Encoding: chunked\r\nContent-Length: x\r\n\r\n${inner}`,
    'negative length': `${start}Content-Length: -1\r\n\r\n${inner}`,
    'length with a plus': `${start}Content-Length: +0\r\n\r\n${inner}`,
    'no host': `GET / HTTP/1.1\r\n\r\n`,
    'two hosts': `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: ${EVIL}\r\n\r\n`,
  };
}

/** The first status lines that come back on one connection. */
export function sendRaw(port: number, request: string): Promise<number[]> {
  return new Promise((resolve) => {
    let said = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request));
    const end = () => {
      socket.destroy();
      resolve([...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)));
    };
    socket.setTimeout(500, end);
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('close', end);
    socket.on('error', end);
  });
}
