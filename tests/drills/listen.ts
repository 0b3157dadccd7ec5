import { once } from 'node:events';
import type http from 'node:http';
import type { Ground } from './ground.ts';

/** Starts a server at a free port of this machine, and ends it and its connections with the ground. */
export async function listen(ground: Ground, server: http.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ground.atEnd(() => server.closeAllConnections());
  ground.atEnd(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}
