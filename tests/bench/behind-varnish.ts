import { freePort } from '#lab/free-port.ts';
import { startLocalVarnish } from '#lab/local-varnish.ts';
import { purgerOf } from '#support/purge.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import type { Ground } from '../drills/ground.ts';

/** As often as the worker looks. */
const PURGE_EVERY_MS = 200;

/** A server process behind a Varnish, and the worker's purging. */
export async function behindVarnish(
  ground: Ground,
  database: TestDatabase,
  options: { memory?: string; change?: (vcl: string) => string } = {},
) {
  const [port, backendPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const server = await ground.server(database, {
    port: backendPort,
    firstPath: '/api/ready',
    environment: {
      SITE_ORIGIN: origin,
      DATABASE_URL_WEB: database.url('web'),
      DATABASE_URL_RECEIPT: database.url('receipt'),
      BOT_CHECK: 'off',
    },
  });
  const varnish = await startLocalVarnish({ port, backendPort, ...options });
  ground.atEnd(varnish.stop);
  const purge = purgerOf(database, varnish.purgeOrigin);
  const startPurging = () => {
    const timer = setInterval(() => void purge().catch(() => {}), PURGE_EVERY_MS);
    ground.atEnd(() => clearInterval(timer));
  };
  return { origin, server, varnish, startPurging };
}
