import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { freePort } from '#lab/free-port.ts';
import { LOCAL_ADDRESSES } from '#lab/local-environment.ts';
import { readMails } from '#support/read-mails.ts';
import { inBatches } from '#support/samples.ts';
import { createWorld } from '#support/world.ts';
import type { Ground } from './ground.ts';

/** A world whose worker would find its mail server at a port where nobody listens yet. */
export async function prepareMail(ground: Ground) {
  const database = await ground.database();
  const world = await createWorld(database);
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-mail-'));
  ground.atEnd(() => rm(folder, { recursive: true, force: true }));
  const addressed = async () =>
    (await readMails(folder)).map((mail) => mail.to?.[0]?.address ?? '');
  const jobs = async (...states: string[]) => {
    const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM pgboss.job
      WHERE name = 'send-approval-mail' AND state::text = ANY(${sql.val(states)}::text[])`.execute(
      database.as('superuser'),
    );
    return rows[0]?.total ?? 0;
  };
  return {
    port,
    folder,
    jobs,
    /** To whom mails went, one entry a mail. */
    received: addressed,
    environment: {
      ...LOCAL_ADDRESSES,
      SITE_ORIGIN: 'https://hikaya.example',
      DATABASE_URL_WORKER: database.url('worker'),
      CONTACT_PUBLIC_KEY: world.keys.publicKey,
      CONTACT_SECRET_KEY: world.keys.secretKey,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      EDGE_CACHES: 'none',
      DESK_ORIGIN: 'https://desk.hikaya.example',
      LOG_LEVEL: 'silent',
    },
    /** Published, each with an address of its own. */
    approve: async (count: number) => {
      const addresses = Array.from({ length: count }, (_, i) => `writer-${i}@example.org`);
      await inBatches(addresses, (email) => world.publish({ email }));
      return addresses;
    },
    /** The defence taken away: a job that failed or whose worker died is not tried again. */
    tryOnceOnly: () =>
      sql`UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'send-approval-mail'`.execute(
        database.as('superuser'),
      ),
  };
}

/** Asks again until it is so; false when it never was. */
export async function until(withinMs: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await pause(250);
  }
  return false;
}
