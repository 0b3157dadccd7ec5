import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connect, type Database } from '#db/connect.ts';
import { createDatabase, ROLES, type RoleName } from '#db/roles.ts';
import { startLocalPostgres, withSuperuser } from '#lab/local-postgres.ts';
import { migrateDatabase } from '#main/compose/migrate-database.ts';

const TEMPLATE = 'hikaya_template';
/** Superusers of tests fill and search whole databases. */
const PATIENT = { answersWithinMs: 600_000 };

export type TestDatabase = {
  url: (role: RoleName | 'superuser') => string;
  as: (role: RoleName | 'superuser') => Database;
};
export type ClonedDatabase = TestDatabase & {
  name: string;
  /** As it is at this moment, for a day on which it has to be restored. */
  backUp: () => Promise<ClonedDatabase>;
  /** Ends our connections and leaves it where it is. */
  close: () => Promise<void>;
  drop: () => Promise<void>;
};

export type PostgresOptions = { folder?: string; settings?: Record<string, string> };

/** A PostgreSQL in a folder of its own with one migrated template, gone after `stop`. */
export async function startTemplatePostgres(options: PostgresOptions = {}) {
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'hikaya-test-')));
  const postgres = await startPostgres({ ...options, folder });
  await withSuperuser(postgres.superuserUrl, (client) => createDatabase(client, TEMPLATE));
  const migrator = new URL(postgres.superuserUrl);
  migrator.username = ROLES.migrator;
  migrator.pathname = `/${TEMPLATE}`;
  await migrateDatabase(migrator.href);
  return postgres;
}

/** With what lies in its folder, or a new one. */
export async function startPostgres(options: PostgresOptions & { folder: string }) {
  const { folder } = options;
  const settings = { max_connections: '300', ...options.settings };
  const postgres = await startLocalPostgres({ folder, settings });
  const superuserUrl = postgres.superuserUrl('postgres');
  const port = Number(new URL(superuserUrl).port);
  const lockFile = async () =>
    (await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n');
  let state: 'runs' | 'killed' | 'ended' = 'runs';
  let sharedMemory = '';
  return {
    folder,
    port,
    superuserUrl,
    isRunning: () =>
      lockFile()
        .then(([id]) => process.kill(Number(id), 0))
        .catch(() => false),
    /** `kill -9` of the server. Its connections end by themselves when they see it; until then they answer. */
    kill: async () => {
      const lines = await lockFile();
      sharedMemory = lines[6]?.trim().split(/\s+/)[1] ?? '';
      const server = Number(lines[0]);
      const connections = await childrenOf(server);
      process.kill(server, 'SIGKILL');
      state = 'killed';
      for (const connection of connections) while (await isAlive(connection)) await pause(5);
    },
    /** At the same port, with what it finds on the disk. */
    startAgain: async () => {
      await startLocalPostgres({ folder, settings, port });
      state = 'runs';
    },
    stop: async () => {
      if (state === 'ended') return;
      // Who is killed leaves a piece of it, and a machine has room for some thousands only.
      if (state === 'killed') await forgetMemory(sharedMemory);
      else await postgres.stop();
      state = 'ended';
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Another server that starts and finds it orphaned takes it away, too. */
async function forgetMemory(id: string): Promise<void> {
  await promisify(execFile)('ipcrm', ['-m', id]).catch((error: { stderr?: string }) => {
    if (!error.stderr?.includes('invalid id')) throw error;
  });
}

async function childrenOf(id: number): Promise<number[]> {
  const listed = await readFile(`/proc/${id}/task/${id}/children`, 'utf8');
  return listed.trim().split(/\s+/).map(Number);
}

/** One that has ended and that nobody has asked about yet (a zombie) answers no more. */
async function isAlive(id: number): Promise<boolean> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null);
  return stat !== null && !/\) [ZX] /.test(stat);
}

export type RunningPostgres = Awaited<ReturnType<typeof startPostgres>>;

export async function cloneTemplate(
  superuserUrl: string,
  template = TEMPLATE,
): Promise<ClonedDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withSuperuser(superuserUrl, (client) => createDatabase(client, name, template));
  return openDatabase(superuserUrl, name);
}

/** One that is there already, on a server that was restored for instance. */
export function openDatabase(superuserUrl: string, name: string): ClonedDatabase {
  const open = new Map<string, Database>();
  const url: TestDatabase['url'] = (role) => {
    const address = new URL(superuserUrl);
    address.pathname = `/${name}`;
    if (role !== 'superuser') address.username = ROLES[role];
    return address.href;
  };
  const close = async () => {
    await Promise.all([...open.values()].map((db) => db.destroy()));
  };
  return {
    name,
    url,
    as: (role) => {
      const patience = role === 'superuser' ? PATIENT : {};
      const db = open.get(role) ?? connect(url(role), { max: 10, ...patience });
      open.set(role, db);
      return db;
    },
    backUp: async () => {
      // Nobody may be connected while it is copied; pools connect again by themselves.
      await withSuperuser(superuserUrl, (client) =>
        client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
          name,
        ]),
      );
      return cloneTemplate(superuserUrl, name);
    },
    close,
    drop: async () => {
      await close();
      await withSuperuser(superuserUrl, (client) =>
        client.query(`DROP DATABASE "${name}" WITH (FORCE)`),
      );
    },
  };
}
