import { once } from 'node:events';
import net from 'node:net';
import type { Ground } from './ground.ts';

/** An address in front of a server that can be moved to another, as a virtual address is. */
export async function openAddress(ground: Ground, firstTarget: number) {
  let target = firstTarget;
  const lines = new Set<{ silent: boolean }>();
  const sockets = new Set<net.Socket>();
  const server = net.createServer((caller) => {
    const line = { silent: false };
    lines.add(line);
    const callee = net.connect(target, '127.0.0.1');
    const carry = (from: net.Socket, to: net.Socket) => {
      sockets.add(from);
      from.on('data', (chunk) => line.silent || to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        lines.delete(line);
        if (!line.silent) to.end();
      });
    };
    carry(caller, callee);
    carry(callee, caller);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ground.atEnd(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    port: address.port,
    /** For whoever calls from now on. */
    pointTo: (port: number) => {
      target = port;
    },
    /** As when a machine or a cable is gone: nothing passes any more, and nobody is told. */
    silence: () => {
      for (const line of lines) line.silent = true;
    },
  };
}
