import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#lab/free-port.ts';
import { LOCAL_ADDRESSES } from '#lab/local-environment.ts';
import { startLocalRedis } from '#lab/local-redis.ts';
import { composePrivacy } from '#main/compose/privacy.ts';
import { createMailAuthority } from '#support/mail-authority.ts';
import { startRelay } from '#support/relay.ts';
import { openDesk } from './desk-ground.ts';
import { openEdge } from './edge-ground.ts';
import type { Ground } from './ground.ts';
import { spawnServer } from './server-process.ts';

/** Leads to this machine, but is none of the names that say so: the worker insists on TLS. */
const RELAY = '0.0.0.0';

/** Every process as operators start it, at log level debug, with its mails going over a relay that writes a log. */
export async function openPlace(ground: Ground) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-markers-'));
  ground.atEnd(() => rm(folder, { recursive: true, force: true }));
  const [logs, journal] = [path.join(folder, 'all.log'), path.join(folder, 'journal')];
  const authority = createMailAuthority(folder);
  const relay = await startRelay({ folder, certificate: authority.certificateFor(RELAY) });
  ground.atEnd(relay.stop);
  const redis = await startLocalRedis();
  ground.atEnd(redis.stop);

  const inner = { web: 0, desk: 0, worker: 0, purger: 0 };
  for (const name of Object.keys(inner) as (keyof typeof inner)[]) inner[name] = await freePort();
  const told = (name: keyof typeof inner) => ({
    LOG_LEVEL: 'debug',
    INNER_PORT: String(inner[name]),
  });
  const edge = await openEdge(ground, {
    logTo: logs,
    environment: { ...told('web'), COUNTERS_URL: redis.url },
  });
  const { database, world, origin } = edge;
  const desk = await openDesk(ground, database, { logTo: logs, environment: told('desk') });
  const keys = {
    CONTACT_PUBLIC_KEY: world.keys.publicKey,
    CONTACT_SECRET_KEY: world.keys.secretKey,
  };
  const start = (command: 'worker' | 'purger', environment: Record<string, string>) => {
    const started = spawnServer({
      command,
      origin,
      logTo: logs,
      environment: { ...told(command), ...environment },
    });
    ground.atEnd(started.kill);
  };
  start('worker', {
    ...LOCAL_ADDRESSES,
    ...keys,
    SITE_ORIGIN: origin,
    DATABASE_URL_WORKER: database.url('worker'),
    SMTP_URL: `smtp://${RELAY}:${relay.port}`,
    NODE_EXTRA_CA_CERTS: authority.file,
    EDGE_CACHES: edge.purgeOrigin,
    DESK_ORIGIN: 'https://desk.hikaya.example',
  });
  start('purger', { DATABASE_URL_PURGER: database.url('purger'), JOURNAL_FILE: journal });
  const privacy = await composePrivacy({
    ...keys,
    JOURNAL_FILE: journal,
    DATABASE_URL_DESK: database.url('desk'),
    DATABASE_URL_WORKER: database.url('worker'),
    DATABASE_URL_PURGER: database.url('purger'),
  });
  ground.atEnd(privacy.stop);
  const lead = await desk.officer({ role: 'lead' });
  return {
    ...{ folder, logs, journal, relay, redis, inner, edge, desk, lead },
    officer: await desk.cookieOf(lead),
    privacy: privacy.context,
  };
}

export type Place = Awaited<ReturnType<typeof openPlace>>;
