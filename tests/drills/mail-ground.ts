import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { freePort } from '#lab/free-port.ts';
import { LOCAL_ADDRESSES } from '#lab/local-environment.ts';
import { startMailFolder } from '#lab/mail-folder.ts';
import { readMails } from '#support/read-mails.ts';
import { inBatches } from '#support/samples.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';
import type { Ground } from './ground.ts';
import { spawnServer } from './server-process.ts';

/** A world whose worker would find its mail server at a port where nobody listens yet. */
export async function prepareMail(ground: Ground) {
  const database = await ground.database();
  const world = await createWorld(database);
  const port = await freePort();
  const folder = await mailFolder(ground);
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
    environment: mailing({ database, keys: world.keys, port }),
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

type Mailing = {
  database: TestDatabase;
  keys: { publicKey: string; secretKey: string };
  site?: string;
  desk?: string;
};

/** What a worker is told that mails, and purges nothing. */
const mailing = ({ database, keys, port, ...at }: Mailing & { port: number }) => ({
  ...LOCAL_ADDRESSES,
  SITE_ORIGIN: at.site ?? 'https://hikaya.example',
  DESK_ORIGIN: at.desk ?? 'https://desk.hikaya.example',
  DATABASE_URL_WORKER: database.url('worker'),
  CONTACT_PUBLIC_KEY: keys.publicKey,
  CONTACT_SECRET_KEY: keys.secretKey,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  EDGE_CACHES: 'none',
  LOG_LEVEL: 'silent',
});

async function mailFolder(ground: Ground): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-mail-'));
  ground.atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A mail server and a worker that sends to it, both until the end. Answers the folder with its mails. */
export async function startMailing(
  ground: Ground,
  { origin, ...told }: Mailing & { origin: string },
): Promise<string> {
  const folder = await mailFolder(ground);
  const port = await freePort();
  ground.atEnd((await startMailFolder(folder, port)).stop);
  const environment = mailing({ ...told, port });
  ground.atEnd(spawnServer({ command: 'worker', origin, environment }).kill);
  return folder;
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
