import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROLES, type RoleName } from '#db/roles.ts';
import { withSuperuser } from '#lab/local-postgres.ts';
import { migrateDatabase } from '#main/compose/migrate-database.ts';
import { type Passwords, prepareDatabase } from '#main/setup/prepare-database.ts';
import { type CabledMachine, HERE } from './cabled-machines.ts';
import type { Ground } from './ground.ts';
import type { Cluster } from './patroni-cluster.ts';
import { spawnServer } from './server-process.ts';

/** What its /etc/hosts leads to the machine itself. */
export const DATABASE_HOST = 'database.hikaya.internal';
const PRIMARY_PORT = 5000;
const STANDBY_PORT = 5001;
const POOL = '127.0.0.1:6432';
const WEB_PORT = 4300;
const AUTHORITY = '/usr/local/share/ca-certificates/hikaya-database.crt';

/** HAProxy of `deploy/ha` on a machine that runs our processes, and web processes that know nothing else. */
export function startHaproxy(ground: Ground, machine: CabledMachine, cluster: Cluster) {
  const at = (name: string) => path.join(cluster.folder, name);
  const authority = at('authority.crt');
  copyFileSync(`${cluster.prepared}/authority.crt`, authority);
  const shipped = readFileSync(`${cluster.prepared}/processes/etc/haproxy/haproxy.cfg`, 'utf8');
  writeFileSync(at('haproxy.cfg'), shipped.replaceAll(AUTHORITY, authority));
  machine.start(['/usr/sbin/haproxy', '-db', '-f', at('haproxy.cfg')], {
    user: 'root',
    logTo: at('haproxy.log'),
  });

  let passwords: Partial<Passwords> = {};
  return {
    /** PgBouncer of `deploy/ha`, which knows the roles by what PostgreSQL keeps of their passwords. */
    startPgbouncer: async () => {
      const primary = await cluster.primary();
      const users = await withSuperuser(primary?.superuserUrl ?? '', (client) =>
        client.query<{ line: string }>(
          `SELECT format('"%s" "%s"', rolname, rolpassword) AS line FROM pg_authid WHERE rolname LIKE 'hikaya%'`,
        ),
      );
      writeFileSync(at('userlist.txt'), users.rows.map(({ line }) => `${line}\n`).join(''));
      const ini = readFileSync('deploy/ha/pgbouncer.ini', 'utf8')
        .replaceAll(AUTHORITY, authority)
        .replace('/etc/pgbouncer/userlist.txt', at('userlist.txt'));
      writeFileSync(at('pgbouncer.ini'), ini);
      const words = ['/usr/sbin/pgbouncer', at('pgbouncer.ini')];
      machine.start(words, { user: 'postgres', logTo: at('pgbouncer.log') });
    },
    /** A web process over the database of this name, which is made where there is none. */
    serve: async (name: string, { pooled = false } = {}) => {
      const primary = await cluster.primary();
      if (!primary) throw new Error('Nobody is primary.');
      passwords = await withSuperuser(primary.superuserUrl, async (client) => {
        const made = await prepareDatabase(client, { name, known: passwords, newPasswords: false });
        return made.passwords;
      });
      const url = (role: RoleName, host: string) =>
        `postgres://${ROLES[role]}:${passwords[role]}@${host}/${name}`;
      const { search } = new URL(primary.superuserUrl);
      await migrateDatabase(`${url('migrator', primary.address)}${search}`);
      const sealed = (role: RoleName, port: number) =>
        `${url(role, `${DATABASE_HOST}:${port}`)}?sslmode=verify-full`;
      const database = {
        url: (role: string) =>
          pooled ? url(role as RoleName, POOL) : sealed(role as RoleName, PRIMARY_PORT),
      };
      const origin = `http://${machine.address}:${WEB_PORT}`;
      const server = spawnServer({
        command: 'web',
        at: machine.words,
        origin,
        logTo: at(`web-${name}.log`),
        environment: {
          ...ground.environment(database, WEB_PORT),
          HOST: machine.address,
          SITE_ORIGIN: origin,
          TRUST_PROXY: HERE,
          ...(!pooled && { DATABASE_URL_READ: sealed('web', STANDBY_PORT) }),
          NODE_EXTRA_CA_CERTS: authority,
        },
      });
      ground.atEnd(server.kill);
      await server.ready();
      return server;
    },
  };
}
