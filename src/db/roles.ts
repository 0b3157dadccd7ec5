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

/** A query that takes longer is a bug or an attack; the person gets a retry instead of a wait. */
export const STATEMENT_TIMEOUT_MS = 10_000;

/** Of the roles and not of each connection, so that a pool of connections in between takes none of them away. */
const TIMEOUTS_MS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  /**
   * Every submission and every decision waits for the head of the log. A transaction that does nothing for
   * so long, its process stopped or its line cut, is ended by the database; nobody has to come and look.
   */
  idle_in_transaction_session_timeout: 7_000,
  /** Longer than a stalled transaction lives, so that whoever waited behind one still gets through. */
  lock_timeout: 9_000,
};
/** A migration may take its time once it has its locks; waiting for one, it gives way like all. */
const MIGRATOR_TIMEOUTS_MS = { ...TIMEOUTS_MS, statement_timeout: 0 };

/**
 * The owner of the tables can take the guard of the log away, so whatever it says stands in PostgreSQL's own log, outside
 * the database, and only a superuser ends that. `ddl` would not do: a block (DO) passes it by. No values, which may be
 * somebody's.
 */
const MIGRATOR_IS_LOGGED = { log_statement: "'all'", log_parameter_max_length: '0' };

/** Everybody but the migrator, who owns the database. */
const PROCESS_ROLES = Object.values(ROLES).filter((role) => role !== ROLES.migrator);

/** Run by a superuser on a new cluster, and again after a release that changes something here. */
export async function createRoles(superuser: pg.Client): Promise<void> {
  for (const role of Object.values(ROLES)) {
    const { rowCount } = await superuser.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
    if (rowCount === 0)
      await superuser.query(
        `CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION`,
      );
    const timeouts = role === ROLES.migrator ? MIGRATOR_TIMEOUTS_MS : TIMEOUTS_MS;
    for (const [name, milliseconds] of Object.entries(timeouts))
      await superuser.query(`ALTER ROLE ${role} SET ${name} = ${milliseconds}`);
  }
  for (const [name, value] of Object.entries(MIGRATOR_IS_LOGGED))
    await superuser.query(`ALTER ROLE ${ROLES.migrator} SET ${name} = ${value}`);
}

export async function databaseExists(superuser: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await superuser.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    name,
  ]);
  return rowCount !== 0;
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
