import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { keepPrepared } from './prepared.ts';
import type { DB } from './row-types.ts';

export type Database = Kysely<DB>;

/** A query that takes longer is a bug or an attack; the person gets a retry instead of a wait. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** How long a request waits for a free connection before it is told to come back. */
const CONNECT_TIMEOUT_MS = 5_000;

/** 64-bit counts stay far below 2^53 here, so they are plain numbers. */
const int8AsNumber = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8) return Number;
    // A day stays a day: pg would turn it into a moment in the server's own zone.
    if (oid === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;

export function connect(connectionString: string, options: { max: number }): Database {
  const pool = new pg.Pool({
    connectionString,
    max: options.max,
    types: int8AsNumber,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one lost while a transaction holds it, between two statements; the next one fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', keepPrepared);
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Fails when the database does not answer. */
export async function reach(db: Database): Promise<void> {
  await sql`SELECT 1`.execute(db);
}
