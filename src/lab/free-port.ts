import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that this machine gives to its own outgoing connections (32768 and up on Linux): one of
 * those, free a moment ago, may be taken by a connection before a server has it. At random, because several
 * processes look at once; and past 10080, which browsers refuse.
 */
const FIRST = 11_000;
const LAST = 32_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    // Somebody listens there.
    return false;
  }
}
