import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '#db/connect.ts';
import { createDatabase, ROLES, type RoleName } from '#db/roles.ts';
import { withSuperuser } from '#main/local-postgres.ts';
import { TEMPLATE } from './postgres-setup.ts';

export type TestDatabase = {
  url: (role: RoleName | 'superuser') => string;
  as: (role: RoleName | 'superuser') => Database;
  /** As it is at this moment, for a day on which it has to be restored. */
  backUp: () => Promise<TestDatabase>;
};

/** A clone of the migrated template, dropped when the file is done. */
export async function cloneDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const superuserUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withSuperuser(superuserUrl, (client) => createDatabase(client, name, template));
  const open = new Map<string, Database>();
  const url: TestDatabase['url'] = (role) => {
    const address = new URL(superuserUrl);
    address.pathname = `/${name}`;
    if (role !== 'superuser') address.username = ROLES[role];
    return address.href;
  };
  afterAll(async () => {
    await Promise.all([...open.values()].map((db) => db.destroy()));
    await withSuperuser(superuserUrl, (client) =>
      client.query(`DROP DATABASE "${name}" WITH (FORCE)`),
    );
  });
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
      return cloneDatabase(name);
    },
  };
}
