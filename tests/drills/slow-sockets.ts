import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Three ways to hold a connection for ever. */
const KINDS = ['slow headers', 'slow body', 'idle'] as const;

const opening = (kind: (typeof KINDS)[number], host: string) => {
  switch (kind) {
    case 'slow headers':
      return `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `;
    case 'slow body':
      return `POST /api/story HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n{`;
    case 'idle':
      return `GET /api/story/some?numStories=1 HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  }
};

export type SlowSockets = { open: () => number; close: () => void };

/** Opens them all, then sends one byte a second on those that have something to say. */
export async function openSlowSockets(port: number, count: number): Promise<SlowSockets> {
  const open = new Set<net.Socket>();
  let connected = 0;
  for (let i = 0; i < count; i++) {
    const kind = KINDS[i % KINDS.length] ?? 'idle';
    const socket = net.connect(port, '127.0.0.1');
    open.add(socket);
    socket.on('connect', () => {
      connected += 1;
      socket.write(opening(kind, `127.0.0.1:${port}`));
    });
    const drip = setInterval(() => kind !== 'idle' && socket.write('a'), 1_000);
    socket.on('data', () => {});
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      open.delete(socket);
    });
    // A backlog of new connections is no part of this drill.
    if (i % 100 === 99) await pause(20);
  }
  while (connected < count && open.size > 0 && connected < open.size) await pause(50);
  return {
    open: () => open.size,
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}
