import type pg from 'pg';

/** One database role per kind of process; none is superuser, only the migrator owns tables. */
export const ROLES = {
  migrator: 'hikaya_migrator',
  web: 'hikaya_web',
  desk: 'hikaya_desk',
  worker: 'hikaya_worker',
  /** Serves a writer who shows a receipt; sees that one story and no other. */
  receipt: 'hikaya_receipt',
  /** Erases what is over; reads no word and no address. */
  purger: 'hikaya_purger',
} as const;

export type RoleName = keyof typeof ROLES;

/** Everybody but the migrator, who owns the database. */
const PROCESS_ROLES = Object.values(ROLES).filter((role) => role !== ROLES.migrator);

/** Run once by a superuser on a new cluster. Safe to run again. */
export async function createRoles(superuser: pg.Client): Promise<void> {
  for (const role of Object.values(ROLES)) {
    const { rowCount } = await superuser.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
    if (rowCount === 0)
      await superuser.query(
        `CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION`,
      );
  }
}

/** A database owned by the migrator, closed to every role that is not named. */
export async function createDatabase(
  superuser: pg.Client,
  name: string,
  template = 'template0',
): Promise<void> {
  await superuser.query(`CREATE DATABASE "${name}" OWNER ${ROLES.migrator} TEMPLATE "${template}"`);
  await superuser.query(`REVOKE ALL ON DATABASE "${name}" FROM PUBLIC`);
  await superuser.query(`GRANT CONNECT ON DATABASE "${name}" TO ${PROCESS_ROLES.join(', ')}`);
}
