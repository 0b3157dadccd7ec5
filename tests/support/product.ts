import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { expect, vi } from 'vitest';
import { freePort } from '#lab/free-port.ts';
import { localEnvironment } from '#lab/local-environment.ts';
import { startMailFolder } from '#lab/mail-folder.ts';
import {
  type ProcessName,
  RELEASE,
  type StartedProcess,
  startProcess,
} from '#lab/start-process.ts';
import { newSecrets } from '#main/setup/settings.ts';
import { launchChromium } from './chromium.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';
import { createWorld, type World } from './world.ts';

const run = promisify(execFile);

export type Product = {
  origin: string;
  deskOrigin: string;
  browser: Browser;
  /** For what was there before the journey begins; nobody acts through these. */
  database: TestDatabase;
  world: World;
  mailFolder: string;
  /** The worker has made ready whatever was sent so far. */
  untilAllReady: () => Promise<void>;
  /** The operators' command, with their settings. */
  operate: (...words: string[]) => Promise<string>;
  start: (
    name: ProcessName,
    folder?: string,
    more?: Record<string, string>,
  ) => Promise<StartedProcess>;
  /** To be named at the top of a test file: a hook that is made while another runs is never called. */
  close: () => Promise<void>;
};

const silent = () => {};

/** The product as it ships: the operators' own processes over a database of their own. */
export async function openProduct(processes: readonly ProcessName[]): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-product-'));
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const mail = await startMailFolder(path.join(folder, 'mail'));
  const [port, deskPort] = [await freePort(), await freePort()];
  const [origin, deskOrigin] = [`http://127.0.0.1:${port}`, `http://localhost:${deskPort}`];
  const { publicKey: CONTACT_PUBLIC_KEY, secretKey: CONTACT_SECRET_KEY } = world.keys;
  const environment = localEnvironment({
    url: database.url,
    secrets: { ...(await newSecrets()), CONTACT_PUBLIC_KEY, CONTACT_SECRET_KEY },
    origin,
    deskOrigin,
    smtp: mail.url,
    journal: path.join(folder, 'erasures.jsonl'),
    // Two cores carry two browsers and two products; who is late there is not overrun.
    more: { MOST_LAG_MS: '20000' },
  });
  const start: Product['start'] = (name, from, more) => {
    const PORT = String(name === 'desk' ? deskPort : port);
    return startProcess(name, { ...environment, PORT, ...more }, silent, from);
  };
  const started = await Promise.all(processes.map((name) => start(name)));
  const browser = await launchChromium({ whole: true });
  return {
    origin,
    deskOrigin,
    browser,
    database,
    world,
    start,
    close: async () => {
      await browser.close();
      await Promise.all(started.map((one) => one.stop()));
      await mail.stop();
      await rm(folder, { recursive: true, force: true });
    },
    mailFolder: path.join(folder, 'mail'),
    untilAllReady: () =>
      vi.waitFor(async () => {
        const waiting = database.as('desk').selectFrom('story').select('hash');
        expect(await waiting.where('ready_at', 'is', null).execute()).toEqual([]);
      }, 60_000),
    operate: async (...words) => {
      const env = { PATH: process.env.PATH ?? '', ...environment };
      return (await run('bin/hikaya', words, { env, cwd: RELEASE })).stdout.trim();
    },
  };
}
