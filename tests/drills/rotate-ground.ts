import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { connect, type Database } from '#db/connect.ts';
import { freePort } from '#lab/free-port.ts';
import { startLocalCaddy } from '#lab/local-caddy.ts';
import { startLocalPostgres } from '#lab/local-postgres.ts';
import { startMailFolder } from '#lab/mail-folder.ts';
import { type ProcessName, type StartedProcess, startProcess } from '#lab/start-process.ts';
import { ROLE_ADDRESSES } from '#main/setup/settings.ts';
import { readSettings } from '#main/setup/settings-files.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import type { Ground } from './ground.ts';

const run = promisify(execFile);

export type Installed = Awaited<ReturnType<typeof installHere>>;

/** By `hikaya setup` and its settings files: two web servers, desk and worker behind Caddy, as units would start them. */
export async function installHere(ground: Ground, drainMs: number) {
  const world = await mkdtemp(path.join(tmpdir(), 'hikaya-rotate-'));
  // PostgreSQL runs as another user.
  await chmod(world, 0o755);
  ground.atEnd(() => rm(world, { recursive: true, force: true }));
  const postgres = await startLocalPostgres({ folder: path.join(world, 'postgres'), bare: true });
  ground.atEnd(postgres.stop);
  const mail = await startMailFolder(path.join(world, 'mail'));
  ground.atEnd(mail.stop);
  const folder = path.join(world, 'settings');
  const [port, first, second] = [await freePort(), await freePort(), await freePort()];
  const [deskPort, deskServer] = [await freePort(), await freePort()];
  const env = { PATH: process.env.PATH ?? '', HIKAYA_SETTINGS: folder };
  const hikaya = (...words: string[]) =>
    run('bin/hikaya', words, { env }).then(({ stdout }) => stdout);

  const server = new URL(postgres.superuserUrl('postgres'));
  const flags = {
    site: `http://127.0.0.1:${port}`,
    desk: `http://localhost:${deskPort}`,
    smtp: mail.url,
    contact: 'hello@hikaya.test',
    donate: 'https://donate.hikaya.test/',
    social: 'https://social.hikaya.test/hikaya',
    caches: 'none',
    journal: path.join(world, 'erasures.jsonl'),
    operations: path.join(world, 'operations.jsonl'),
    assets: path.join(world, 'assets'),
    postgres: server.href,
    'database-server': server.host,
  };
  await hikaya('setup', ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]));
  await hikaya('migrate');
  await hikaya('assets');

  /** By the names of their units. */
  const units: Record<string, { name: ProcessName; port: number }> = {
    'hikaya-web-1': { name: 'web', port: first },
    'hikaya-web-2': { name: 'web', port: second },
    'hikaya-desk': { name: 'desk', port: deskServer },
    'hikaya-worker': { name: 'worker', port: 0 },
  };
  const running = new Map<string, StartedProcess>();
  const start = async (unit: string) => {
    const { name, port: PORT } = units[unit] ?? { name: 'web', port: 0 };
    const own = {
      HIKAYA_SETTINGS: folder,
      PORT: String(PORT),
      DRAIN_MS: String(drainMs),
      // All writers come from this machine.
      SENDING_LANES: 'off',
      MOST_LAG_MS: '20000',
    };
    running.set(unit, await startProcess(name, own, () => {}));
  };
  ground.atEnd(() => Promise.all([...running.values()].map((process) => process.stop())));
  for (const unit of Object.keys(units)) await start(unit);
  const desk = { port: deskPort, server: deskServer };
  const caddy = await startLocalCaddy({ port, servers: [first, second], desk });
  ground.atEnd(caddy.stop);
  return {
    folder,
    mailFolder: path.join(world, 'mail'),
    origin: caddy.origin,
    deskOrigin: flags.desk,
    database: await databaseOf(ground, folder, postgres.superuserUrl('hikaya')),
    hikaya,
    units: Object.keys(units),
    restart: async (unit: string) => {
      await running.get(unit)?.stop();
      await start(unit);
    },
  };
}

/** By the addresses that setup wrote. */
async function databaseOf(
  ground: Ground,
  folder: string,
  superuser: string,
): Promise<TestDatabase> {
  const settings = await readSettings(folder);
  const open = new Map<string, Database>();
  const url: TestDatabase['url'] = (wanted) => {
    const place = ROLE_ADDRESSES.find(({ role }) => role === wanted)?.at;
    return place ? (settings[place[0]][place[1]] ?? '') : superuser;
  };
  ground.atEnd(() => Promise.all([...open.values()].map((db) => db.destroy())));
  return {
    url,
    as: (role) => {
      const db = open.get(role) ?? connect(url(role), { max: 4 });
      open.set(role, db);
      return db;
    },
  };
}
