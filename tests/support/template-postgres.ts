import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type Database } from '#db/connect.ts';
import { createDatabase, ROLES, type RoleName } from '#db/roles.ts';
import { startLocalPostgres, withSuperuser } from '#main/local-postgres.ts';
import { migrateDatabase } from '#main/migrate-database.ts';

const TEMPLATE = 'hikaya_template';

export type TestDatabase = {
  url: (role: RoleName | 'superuser') => string;
  as: (role: RoleName | 'superuser') => Database;
};
export type ClonedDatabase = TestDatabase & {
  /** As it is at this moment, for a day on which it has to be restored. */
  backUp: () => Promise<ClonedDatabase>;
  drop: () => Promise<void>;
};

/** A PostgreSQL in a folder of its own with one migrated template, gone after `stop`. */
export async function startTemplatePostgres() {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-test-'));
  const settings = { max_connections: '300' };
  const postgres = await startLocalPostgres({ folder, settings });
  await withSuperuser(postgres.superuserUrl('postgres'), (client) =>
    createDatabase(client, TEMPLATE),
  );
  await migrateDatabase(postgres.url('migrator', TEMPLATE));
  return {
    superuserUrl: postgres.superuserUrl('postgres'),
    /** `kill -9` of the server, which ends it and all its connections at once. */
    kill: async () => {
      const file = await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8');
      process.kill(Number(file.split('\n')[0]), 'SIGKILL');
    },
    /** At the same port, with what it finds on the disk. */
    startAgain: async () => {
      const port = Number(new URL(postgres.superuserUrl('postgres')).port);
      await startLocalPostgres({ folder, settings, port });
    },
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function cloneTemplate(
  superuserUrl: string,
  template = TEMPLATE,
): Promise<ClonedDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withSuperuser(superuserUrl, (client) => createDatabase(client, name, template));
  const open = new Map<string, Database>();
  const url: TestDatabase['url'] = (role) => {
    const address = new URL(superuserUrl);
    address.pathname = `/${name}`;
    if (role !== 'superuser') address.username = ROLES[role];
    return address.href;
  };
  return {
    url,
    as: (role) => {
      const db = open.get(role) ?? connect(url(role), { max: 10 });
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
    drop: async () => {
      await Promise.all([...open.values()].map((db) => db.destroy()));
      await withSuperuser(superuserUrl, (client) =>
        client.query(`DROP DATABASE "${name}" WITH (FORCE)`),
      );
    },
  };
}
