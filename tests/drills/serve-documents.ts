import http from 'node:http';
import type { Ground } from './ground.ts';
import { listen } from './listen.ts';

/** A server that answers /0, /1 … with these documents, as they are and with no header that protects. */
export async function serveDocuments(
  ground: Ground,
  documents: readonly string[],
  headers: Record<string, string> = {},
): Promise<string> {
  const server = http.createServer((request, response) => {
    const document = documents[Number(request.url?.slice(1))];
    response.writeHead(document === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      ...headers,
    });
    response.end(document);
  });
  return `http://127.0.0.1:${await listen(ground, server)}`;
}
