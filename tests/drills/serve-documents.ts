import { once } from 'node:events';
import http from 'node:http';
import type { Ground } from './ground.ts';

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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ground.atEnd(() => server.closeAllConnections());
  ground.atEnd(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return `http://127.0.0.1:${address.port}`;
}
