import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newContactKeys } from '#integrations/contact-seal/sealed-box.ts';
import { freePort } from '#lab/free-port.ts';
import { LOCAL_ANSWERS } from '#lab/local-environment.ts';
import { startLocalRedis } from '#lab/local-redis.ts';
import { startLocalVarnish } from '#lab/local-varnish.ts';
import { startMailFolder } from '#lab/mail-folder.ts';
import { startProcess } from '#lab/start-process.ts';
import { newSecrets, type Settings, settingsOf } from '#main/setup/settings.ts';
import { addSettings } from '#main/setup/settings-files.ts';
import {
  CLOUDFLARE_ZONE,
  FASTLY_SERVICE,
  startCompanyCache,
  TOKEN,
} from '#support/company-cache.ts';
import { startNameServer } from '#support/name-server.ts';
import { readMails } from '#support/read-mails.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';

const run = promisify(execFile);
const FAR = '203.0.113.1';

/** An installation on one machine: the site behind a real Varnish, the desk, a mail server, settings in files. */
let folder: string;
let database: TestDatabase;
let settings: Settings;
let names: Awaited<ReturnType<typeof startNameServer>>;
let stopWorker: () => Promise<void>;
const atEnd: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hikaya-doctor-'));
  database = await cloneDatabase();
  const mail = await startMailFolder(path.join(folder, 'mail'));
  names = await startNameServer({
    'hikaya.test': ['v=spf1 a:mail.hikaya.test -all'],
    '_dmarc.hikaya.test': ['v=DMARC1; p=reject'],
    's1._domainkey.hikaya.test': ['v=DKIM1; p=MCowBQYDK2Vw'],
  });
  atEnd.push(names.stop);
  const [port, backendPort, deskPort] = [await freePort(), await freePort(), await freePort()];
  const varnish = await startLocalVarnish({ port, backendPort });
  const answers = {
    ...LOCAL_ANSWERS,
    siteOrigin: varnish.origin,
    deskOrigin: `http://localhost:${deskPort}`,
    smtpUrl: mail.url,
    caches: varnish.purgeOrigin,
    journalFile: path.join(folder, 'erasures.jsonl'),
  };
  settings = settingsOf(answers, await newSecrets(), database.url);
  settings.worker.MAIL_DKIM_SELECTOR = 's1';
  settings.web.PORT = String(backendPort);
  settings.desk.PORT = String(deskPort);
  for (const one of Object.values(settings)) delete one.INNER_PORT;
  const web = await startProcess('web', settings.web, () => {});
  const desk = await startProcess('desk', settings.desk, () => {});
  const worker = await startProcess('worker', settings.worker, () => {});
  const purger = await startProcess('purger', settings.purger, () => {});
  stopWorker = worker.stop;
  atEnd.push(purger.stop, web.stop, desk.stop, varnish.stop, mail.stop);
}, 120_000);
afterAll(async () => {
  for (const stop of atEnd) await stop();
  await rm(folder, { recursive: true, force: true });
});

/** What it says of an installation with something changed in its files. */
async function doctor(change: (settings: Settings) => void = () => {}, ...words: string[]) {
  const changed = structuredClone(settings);
  change(changed);
  const files = await mkdtemp(path.join(folder, 'settings-'));
  await addSettings(files, changed);
  const env = { PATH: process.env.PATH ?? '', HIKAYA_SETTINGS: files };
  const done = run('bin/hikaya', ['doctor', '--dns', names.address, ...words], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
  const { code, stdout } = await done;
  const lines = stdout.split('\n').filter((line) => /^(?:held|look|broken)/.test(line));
  return { code, lines, wrong: lines.filter((line) => !line.startsWith('held')) };
}

test('every line is held where all is well, but that nobody archives, backs up or verifies here', async () => {
  const { code, lines, wrong } = await doctor();
  expect(wrong).toEqual([
    'look    archive: nothing is archived',
    'look    backup: never',
    'look    log verified: never',
  ]);
  expect(code).toBe(1);
  expect(lines.length).toBeGreaterThanOrEqual(22);
});

test('a mail of trial arrives where it was sent', async () => {
  await doctor(undefined, '--mail', 'operator@hikaya.test');
  const [mail] = await readMails(path.join(folder, 'mail'));
  expect(mail?.to?.[0]?.address).toBe('operator@hikaya.test');
});

test('a sender whom receivers cannot tell from a forger wants a look', async () => {
  const { lines } = await doctor();
  for (const record of ['SPF', 'DMARC', 'DKIM'])
    expect(lines).toContainEqual(expect.stringContaining(`held    mail ${record}: `));
  const { code, wrong } = await doctor(({ worker }) => {
    Object.assign(worker, { MAIL_FROM: 'hello@nobody.test', MAIL_DKIM_SELECTOR: 'gone' });
  });
  expect(code).toBe(1);
  for (const record of ['SPF', 'DMARC', 'DKIM'])
    expect(wrong).toContainEqual(expect.stringContaining(`look    mail ${record}: `));
});

test('companies that keep pages, and counters that are shared, are asked', async () => {
  const [company, redis] = [await startCompanyCache(), await startLocalRedis()];
  onTestFinished(company.stop);
  onTestFinished(redis.stop);
  const caches = `fastly:${FASTLY_SERVICE},cloudflare:${CLOUDFLARE_ZONE}`;
  const { lines } = await doctor(({ web, worker }) => {
    Object.assign(web, { COUNTERS_URL: redis.url, EDGE_HEADERS: 'cloudflare' });
    Object.assign(worker, { EDGE_CACHES: caches, EDGE_TOKEN: TOKEN, EDGE_API: company.api });
  });
  expect(lines).toContain(`held    caches: fastly:${FASTLY_SERVICE} takes a purge`);
  expect(lines).toContain(`held    caches: cloudflare:${CLOUDFLARE_ZONE} takes a purge`);
  expect(lines).toContain('held    counters: shared by the web servers, and on no disk');
  expect(company.taken).toEqual([['version'], ['version']]);
});

describe('a fault put in on purpose is named', () => {
  const nowhere = (url = '') => {
    const wrong = new URL(url);
    wrong.port = '1';
    return wrong.href;
  };
  test.each<[string, (settings: Settings) => unknown, string]>([
    [
      'addresses of nobody',
      ({ web }) => Object.assign(web, { CONTACT_EMAIL: 'a@example.org' }),
      'broken  settings of web: ',
    ],
    [
      'a missing setting',
      ({ worker }) => Object.assign(worker, { EDGE_CACHES: '' }),
      'broken  settings of worker: ',
    ],
    [
      'a short secret',
      ({ desk }) => Object.assign(desk, { DESK_SECRET: 'short' }),
      'broken  settings of desk: ',
    ],
    [
      'no journal',
      ({ purger }) => Object.assign(purger, { JOURNAL_FILE: '' }),
      'broken  settings of purger: ',
    ],
    [
      'a journal nobody can write',
      ({ purger }) => Object.assign(purger, { JOURNAL_FILE: '/proc/none/journal' }),
      'broken  journal: ',
    ],
    [
      'a database that is away',
      ({ web }) => Object.assign(web, { DATABASE_URL_WEB: nowhere(web.DATABASE_URL_WEB) }),
      'broken  role of DATABASE_URL_WEB: ',
    ],
    [
      'a role that is missing',
      ({ desk }) =>
        Object.assign(desk, {
          DATABASE_URL_DESK: desk.DATABASE_URL_DESK?.replace('hikaya_desk', 'nobody_here'),
        }),
      'broken  role of DATABASE_URL_DESK: ',
    ],
    [
      'a superuser in place of a role',
      ({ worker }) => Object.assign(worker, { DATABASE_URL_WORKER: database.url('superuser') }),
      'broken  role of DATABASE_URL_WORKER: is a superuser',
    ],
    [
      'an open line to the database',
      ({ purger }) =>
        Object.assign(purger, { DATABASE_URL_PURGER: `postgres://hikaya_purger:x@${FAR}/hikaya` }),
      `broken  role of DATABASE_URL_PURGER: the line to ${FAR} is open`,
    ],
    [
      'a mail server that is away',
      ({ worker }) => Object.assign(worker, { SMTP_URL: 'smtp://127.0.0.1:1' }),
      'broken  mail: ',
    ],
    [
      'a mail server elsewhere that speaks openly',
      ({ worker }) =>
        Object.assign(worker, { SMTP_URL: worker.SMTP_URL?.replace('127.0.0.1', '0.0.0.0') }),
      'broken  mail: ',
    ],
    [
      'a cache that is not told',
      ({ worker }) => Object.assign(worker, { EDGE_CACHES: 'http://127.0.0.1:1' }),
      'broken  caches: ',
    ],
    [
      'a purge at the readers’ door',
      ({ web, worker }) => Object.assign(worker, { EDGE_CACHES: web.SITE_ORIGIN }),
      'broken  caches: ',
    ],
    [
      'a company without its token',
      ({ worker }) => Object.assign(worker, { EDGE_CACHES: `fastly:${FASTLY_SERVICE}` }),
      'broken  caches: EDGE_TOKEN is missing',
    ],
    [
      'pages that tell Cloudflare nothing',
      ({ worker }) => Object.assign(worker, { EDGE_CACHES: `cloudflare:${CLOUDFLARE_ZONE}` }),
      'broken  cache headers: no page says by what to purge it',
    ],
    [
      'pages that a Cloudflare keeps unpurged',
      ({ web }) => Object.assign(web, { EDGE_HEADERS: 'cloudflare' }),
      'broken  cache headers: Cloudflare may keep pages, and nobody purges there',
    ],
    [
      'counters that are away',
      ({ web }) => Object.assign(web, { COUNTERS_URL: 'redis://127.0.0.1:1' }),
      'broken  counters: Redis cannot be reached: ',
    ],
    [
      'counters elsewhere over an open line',
      ({ web }) => Object.assign(web, { COUNTERS_URL: `redis://${FAR}` }),
      'broken  settings of web: ',
    ],
    [
      'a site that does not answer',
      ({ web }) => Object.assign(web, { SITE_ORIGIN: 'http://127.0.0.1:1' }),
      'broken  site: ',
    ],
    [
      'a desk that does not answer',
      ({ desk }) => Object.assign(desk, { DESK_ORIGIN: 'http://localhost:1' }),
      'broken  desk: ',
    ],
  ])('%s', async (_fault, change, named) => {
    const { code, wrong } = await doctor(change);
    expect(code).toBe(2);
    expect(wrong).toContainEqual(expect.stringContaining(named));
  });

  test('a purge that a company refuses, and counters that are kept', async () => {
    const company = await startCompanyCache();
    const redis = await startLocalRedis({
      change: (shipped) => shipped.replace('save ""', 'save 3600 1'),
    });
    onTestFinished(company.stop);
    onTestFinished(redis.stop);
    const { wrong } = await doctor(({ web, worker }) => {
      Object.assign(web, { COUNTERS_URL: redis.url });
      Object.assign(worker, { EDGE_CACHES: `fastly:${FASTLY_SERVICE}`, EDGE_API: company.api });
      Object.assign(worker, { EDGE_TOKEN: 'of somebody else' });
    });
    expect(wrong).toContainEqual(
      expect.stringContaining('broken  caches: Fastly refused a purge: 401'),
    );
    expect(wrong).toContainEqual(
      expect.stringContaining('broken  counters: Redis writes to a disk'),
    );
  });

  test('settings that are nowhere', async () => {
    const env = { PATH: process.env.PATH ?? '', HIKAYA_SETTINGS: '/nowhere' };
    const { stdout } = await run('bin/hikaya', ['doctor'], { env }).catch((error) => error);
    expect(stdout).toContain('broken  settings: there is no /nowhere');
  });

  test('keys that do not open what is stored, though they are a pair', async () => {
    await (await createWorld(database)).submit({ email: 'amina@example.org' });
    const { wrong } = await doctor();
    expect(wrong).toContain(
      'broken  contact keys: they do not open the newest address that is stored',
    );
    await sql`DELETE FROM contact`.execute(database.as('superuser'));
  });

  test('keys of two pairs', async () => {
    const { publicKey } = await newContactKeys();
    const { wrong } = await doctor(({ web }) =>
      Object.assign(web, { CONTACT_PUBLIC_KEY: publicKey }),
    );
    expect(wrong).toContain('broken  contact keys: the worker cannot open what web seals');
  });

  test('a migration that has not run, and a clock that is late', async () => {
    const other = await cloneDatabase();
    const superuser = other.as('superuser');
    await sql`DELETE FROM kysely_migration WHERE name = (SELECT max(name) FROM kysely_migration
      WHERE name NOT LIKE '%-contract')`.execute(superuser);
    await (await createWorld(other)).publish();
    await sql`ALTER TABLE event DISABLE TRIGGER USER`.execute(superuser);
    await sql`UPDATE event SET at = now() + interval '1 hour'`.execute(superuser);
    const { wrong } = await doctor(({ migrator }) =>
      Object.assign(migrator, { DATABASE_URL_MIGRATOR: other.url('migrator') }),
    );
    expect(wrong).toContainEqual(
      expect.stringContaining('broken  migrations: not there yet: 2026-'),
    );
    expect(wrong).toContainEqual(expect.stringMatching(/^broken {2}log: its last event is of/));
  });

  test('a worker that does not run', async () => {
    await stopWorker();
    const { wrong } = await doctor();
    expect(wrong).toContain('broken  worker: nobody is signed in as hikaya_worker');
  });
});
