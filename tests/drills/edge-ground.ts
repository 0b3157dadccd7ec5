import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#lab/free-port.ts';
import { LOCAL_ADDRESSES } from '#lab/local-environment.ts';
import { startLocalVarnish } from '#lab/local-varnish.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';
import { ask } from './ask.ts';
import type { Ground } from './ground.ts';
import { spawnServer } from './server-process.ts';

/** Says whether an answer came from the cache, which readers are not told. */
const TELL_HITS = 'sub vcl_deliver {\n    set resp.http.x-hits = obj.hits;';

const PATIENCE = 20;
const LOOK_EVERY_MS = 25;

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

/** The real worker, which purges what changed; answers once it does. */
export async function startWorker(ground: Ground, edge: Edge) {
  const worker = spawnServer({
    command: 'worker',
    origin: edge.origin,
    environment: {
      LOG_LEVEL: 'silent',
      ...LOCAL_ADDRESSES,
      SITE_ORIGIN: edge.origin,
      DATABASE_URL_WORKER: edge.database.url('worker'),
      EDGE_CACHES: edge.purgeOrigin,
      DESK_ORIGIN: 'https://desk.hikaya.example',
      CONTACT_PUBLIC_KEY: edge.world.keys.publicKey,
      CONTACT_SECRET_KEY: edge.world.keys.secretKey,
      // Nobody here has an address to write to.
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
  });
  ground.atEnd(worker.kill);
  // It purges as soon as it is up.
  await edge.world.publish({ title: 'The first one' });
  while (await isPurgeWaiting(edge)) await pause(LOOK_EVERY_MS);
  return worker;
}

const isPurgeWaiting = async (edge: Edge) =>
  (await edge.database
    .as('worker')
    .selectFrom('publication_change')
    .select('id')
    .where('purges', '=', 0)
    .executeTakeFirst()) !== undefined;
