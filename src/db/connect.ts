import { Kysely, type Transaction as KyselyTransaction, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { namingAbsence } from './database-away.ts';
import { keepPrepared } from './prepared.ts';
import { questionTook, watchPool } from './question-times.ts';
import { STATEMENT_TIMEOUT_MS } from './roles.ts';
import type { DB } from './row-types.ts';
import { standingIn } from './standing-in.ts';
import { takeOnlySureAnswers } from './sure-answers.ts';

export type Database = Kysely<DB>;
/** What takes a lock asks for it by type: outside of one the lock would be gone at once. */
export type Transaction = KyselyTransaction<DB>;

/** How long a request waits for a free connection before it is told to come back. */
const CONNECT_TIMEOUT_MS = 5_000;
/** PostgreSQL answers or gives up before; a connection that is silent for longer leads nowhere. */
const ANSWERS_WITHIN_MS = STATEMENT_TIMEOUT_MS + 2_000;

/** 64-bit counts stay far below 2^53 here, so they are plain numbers. */
const int8AsNumber = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8) return Number;
    // A day stays a day: pg would turn it into a moment in the server's own zone.
    if (oid === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;

type ConnectOptions = {
  max: number;
  /** For the migrator, whom nothing ends while it works. */
  longStatements?: boolean;
  answersWithinMs?: number;
};

function poolOf(connectionString: string, options: ConnectOptions) {
  const pool = new pg.Pool({
    connectionString,
    max: options.max,
    types: int8AsNumber,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  watchPool(pool);
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one lost while a transaction holds it, between two statements; the next one fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', keepPrepared);
  if (!options.longStatements)
    pool.on('connect', (client) =>
      takeOnlySureAnswers(client, options.answersWithinMs ?? ANSWERS_WITHIN_MS),
    );
  return namingAbsence(pool);
}

const over = (pool: ReturnType<typeof poolOf>): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ queryDurationMillis }) => questionTook(queryDurationMillis),
  });

export function connect(connectionString: string, options: ConnectOptions): Database {
  return over(poolOf(connectionString, options));
}

/** Reads from the copy, and from the primary while the copy is away. */
export function connectToCopy(
  urls: { copy: string; primary: string },
  options: ConnectOptions,
): Database {
  return over(standingIn(poolOf(urls.copy, options), poolOf(urls.primary, options)));
}

/** Fails when the database does not answer. */
export async function reach(db: Database): Promise<void> {
  await sql`SELECT 1`.execute(db);
}
