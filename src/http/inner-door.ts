import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a process tells those who watch over it, at a door that nobody outside reaches. */
export type Inner = {
  /** Fails while it cannot do its work. */
  ready: () => Promise<unknown>;
  /** Prometheus text. */
  metrics: () => Promise<string>;
};

const PATIENCE_MS = 3_000;

/** `/livez`: it runs. `/readyz`: it can do its work, and stays. `/metrics`: figures. */
export async function openInnerDoor(inner: Inner, at: { host: string; port: number }) {
  const server = http.createServer((request, response) => {
    answer(inner, request.url ?? '').then(
      ({ status, text = '' }) => {
        response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
        response.end(text);
      },
      () => response.writeHead(503).end(),
    );
  });
  server.requestTimeout = PATIENCE_MS;
  server.listen(at.port, at.host);
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(inner: Inner, url: string): Promise<{ status: number; text?: string }> {
  switch (url) {
    case '/livez':
      return { status: 200, text: 'lives\n' };
    case '/readyz':
      await Promise.race([inner.ready(), late()]);
      return { status: 200, text: 'ready\n' };
    case '/metrics':
      return { status: 200, text: await inner.metrics() };
    default:
      return { status: 404 };
  }
}

async function late(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
  throw new Error('No answer in time.');
}
