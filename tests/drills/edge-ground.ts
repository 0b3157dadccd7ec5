import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#lab/free-port.ts';
import { startLocalVarnish } from '#lab/local-varnish.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';
import { ask } from './ask.ts';
import type { Ground } from './ground.ts';

/** Says whether an answer came from the cache, which readers are not told. */
const TELL_HITS = 'sub vcl_deliver {\n    set resp.http.x-hits = obj.hits;';

const PATIENCE = 20;

export type EdgeOptions = {
  change?: (vcl: string) => string;
  logTo?: string;
  /** A new one of the ground, unless the drill brings its own. */
  database?: TestDatabase;
  environment?: Record<string, string>;
};

/** The web server behind a real Varnish with our configuration. */
export async function openEdge(ground: Ground, options: EdgeOptions = {}) {
  const database = options.database ?? (await ground.database());
  const world = await createWorld(database);
  const [port, backendPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const web = await ground.server(database, {
    port: backendPort,
    // It answers to the name that readers use.
    environment: {
      SITE_ORIGIN: origin,
      CONTACT_PUBLIC_KEY: world.keys.publicKey,
      BOT_CHECK: 'off',
      ...(options.logTo && { LOG_LEVEL: 'debug' }),
      ...options.environment,
    },
    firstPath: '/api/ready',
    ...(options.logTo && { logTo: options.logTo }),
  });
  const varnish = await startLocalVarnish({
    port,
    backendPort,
    change: (vcl) =>
      (options.change ?? ((same: string) => same))(vcl).replace('sub vcl_deliver {', TELL_HITS),
  });
  ground.atEnd(varnish.stop);
  const read = async (path: string, headers: Record<string, string> = {}) => {
    let answer = await ask(origin, { path, headers });
    // A busy machine sheds load; what a reader gets afterwards is what counts.
    for (let n = 0; n < PATIENCE && answer.status === 503; n++) {
      await pause(200);
      answer = await ask(origin, { path, headers });
    }
    return { ...answer, hits: Number(answer.headers['x-hits'] ?? 0) };
  };
  const { purgeOrigin, folder } = varnish;
  return { database, world, origin, purgeOrigin, port, web, read, folder };
}

export type Edge = Awaited<ReturnType<typeof openEdge>>;
