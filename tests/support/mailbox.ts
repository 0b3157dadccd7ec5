import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Email } from 'postal-mime';
import { afterAll, expect } from 'vitest';
import { LOCAL_ADDRESSES } from '#lab/local-environment.ts';
import { startMailFolder } from '#lab/mail-folder.ts';
import { composeWorker } from '#main/compose/worker.ts';
import { heardLog } from './heard-log.ts';
import { readMails } from './read-mails.ts';
import type { TestDatabase } from './test-database.ts';
import type { World } from './world.ts';

export type Mailbox = { read: () => Promise<Email[]> };

/** The worker and a mail server that it really talks to. */
export async function startWorkerWithMailbox(
  database: TestDatabase,
  world: World,
  siteOrigin: string,
): Promise<Mailbox> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-mail-'));
  const mail = await startMailFolder(folder);
  const log = heardLog();
  const worker = await composeWorker(
    {
      ...LOCAL_ADDRESSES,
      SITE_ORIGIN: siteOrigin,
      DATABASE_URL_WORKER: database.url('worker'),
      CONTACT_PUBLIC_KEY: world.keys.publicKey,
      CONTACT_SECRET_KEY: world.keys.secretKey,
      SMTP_URL: mail.url,
      EDGE_CACHES: 'none',
      DESK_ORIGIN: 'https://desk.hikaya.example',
    },
    log,
  );
  afterAll(async () => {
    await worker.stop();
    await mail.stop();
    expect(log.errors).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  });
  return { read: () => readMails(folder) };
}
