import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { composeWorker } from '#main/compose-worker.ts';
import { freePort } from '#main/local-postgres.ts';
import { startMailFolder } from '#main/mail-folder.ts';
import { readMails } from '#support/mailbox.ts';
import { inBatches } from '#support/samples.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';

/** `npm run drill` asks for the figures of the safety plan; every check runs a short form of it. */
const FULL = process.env.DRILL === 'full';
const OUTAGE = FULL ? { stories: 200, seconds: 60 } : { stories: 12, seconds: 6 };
const KILLS = FULL ? { stories: 100, kills: 20 } : { stories: 24, kills: 1 };
const DRAINED_WITHIN_MS = 120_000;
/** A dead worker's job is given to the next one after its heartbeat is missed. */
const RECOVERY_MS = FULL ? 300_000 : 150_000;

let database: TestDatabase;
let world: World;
let folder: string;
let environment: Record<string, string>;
let port: number;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  port = await freePort();
  environment = {
    SITE_ORIGIN: 'https://hikaya.example',
    DATABASE_URL_WORKER: database.url('worker'),
    CONTACT_PUBLIC_KEY: world.keys.publicKey,
    CONTACT_SECRET_KEY: world.keys.secretKey,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
  };
  folder = await mkdtemp(path.join(tmpdir(), 'hikaya-mail-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
});

/** Published, each with an address of its own. */
async function approve(count: number, name: string): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, i) => `${name}-${i}@example.org`);
  await inBatches(addresses, (email) => world.publish({ email }));
  return addresses;
}

const received = async (name: string) => {
  const to = (await readMails(folder)).map((mail) => mail.to?.[0]?.address ?? '');
  return to.filter((address) => address.startsWith(`${name}-`));
};

describe('writers are told', () => {
  test(`${OUTAGE.stories} of them once each, although the mail server was away for ${OUTAGE.seconds} s`, async ({
    annotate,
  }) => {
    const worker = await composeWorker(environment, () => {});
    const addresses = await approve(OUTAGE.stories, 'outage');
    // Every mail has been tried at least once by now, or will be while nobody answers.
    await new Promise((resolve) => setTimeout(resolve, OUTAGE.seconds * 1_000 + 15_000));
    expect(await received('outage')).toEqual([]);
    const mail = await startMailFolder(folder, port);
    const back = Date.now();
    await vi.waitFor(
      async () => expect(new Set(await received('outage')).size).toBe(addresses.length),
      { timeout: DRAINED_WITHIN_MS, interval: 500 },
    );
    await annotate(`drained in ${Date.now() - back} ms`);
    expect((await received('outage')).toSorted()).toEqual(addresses.toSorted());
    await worker.stop();
    await mail.stop();
  }, 400_000);

  test(`all ${KILLS.stories}, although the worker was killed ${KILLS.kills} times`, async ({
    annotate,
  }) => {
    const mail = await startMailFolder(folder, port);
    const addresses = await approve(KILLS.stories, 'killed');
    let worker = startWorkerProcess();
    afterAll(() => worker.kill('SIGKILL'));
    // Not before mails leave, or there would be nothing to lose.
    await vi.waitFor(async () => expect(await received('killed')).not.toEqual([]), 60_000);
    for (let i = 0; i < KILLS.kills; i++) {
      if (i > 0) await new Promise((resolve) => setTimeout(resolve, 1_500 + Math.random() * 2_500));
      worker.kill('SIGKILL');
      worker = startWorkerProcess();
    }
    await vi.waitFor(
      async () => expect(new Set(await received('killed')).size).toBe(addresses.length),
      { timeout: RECOVERY_MS, interval: 500 },
    );
    const twice = (await received('killed')).length - addresses.length;
    await annotate(`${twice} mails came twice after ${KILLS.kills} kills`);
    // SMTP cannot promise exactly once: a worker may die between sending and saying so.
    expect(twice).toBeLessThanOrEqual(KILLS.kills * 4);
    worker.kill('SIGKILL');
    await mail.stop();
  }, 600_000);
});

function startWorkerProcess(): ChildProcess {
  return spawn(process.execPath, ['src/main/worker.ts'], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
}
