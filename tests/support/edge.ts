import { freePort } from '#lab/free-port.ts';
import { startLocalVarnish } from '#lab/local-varnish.ts';
import { startApp } from './app.ts';
import { purgerOf } from './purge.ts';
import { cloneDatabase } from './test-database.ts';
import { createWorld } from './world.ts';

/** The site behind a real Varnish, and the purging of a worker, by hand. */
export async function openEdge(
  change?: (vcl: string) => string,
  more: Record<string, string> = {},
) {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const [port, backendPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const app = await startApp(database, world, { pages: true, port: backendPort, origin, more });
  const varnish = await startLocalVarnish({ port, backendPort, ...(change && { change }) });
  const purge = purgerOf(database, varnish.purgeOrigin);
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const { purgeOrigin, probe, stop: close } = varnish;
  return { database, world, app, origin, purgeOrigin, probe, purge, get, close };
}

export type Edge = Awaited<ReturnType<typeof openEdge>>;
