import { Kysely, type Transaction as KyselyTransaction, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { namingAbsence } from './database-away.ts';
import { keepPrepared } from './prepared.ts';
import type { DB } from './row-types.ts';
import { takeOnlySureAnswers } from './sure-answers.ts';

export type Database = Kysely<DB>;
/** What takes a lock asks for it by type: outside of one the lock would be gone at once. */
export type Transaction = KyselyTransaction<DB>;

/** A query that takes longer is a bug or an attack; the person gets a retry instead of a wait. */
const STATEMENT_TIMEOUT_MS = 10_000;
/**
 * Every submission and every decision waits for the head of the log. A transaction that does nothing for
 * so long, its process stopped or its line cut, is ended by the database; nobody has to come and look.
 */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 7_000;
/** Longer than a stalled transaction lives, so that whoever waited behind one still gets through. */
const LOCK_TIMEOUT_MS = 9_000;
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
  /** A migration may take its time once it has its locks; waiting for one, it gives way like all. */
  longStatements?: boolean;
  answersWithinMs?: number;
};

export function connect(connectionString: string, options: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString,
    max: options.max,
    types: int8AsNumber,
    statement_timeout: options.longStatements ? false : STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one lost while a transaction holds it, between two statements; the next one fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', keepPrepared);
  if (!options.longStatements)
    pool.on('connect', (client) =>
      takeOnlySureAnswers(client, options.answersWithinMs ?? ANSWERS_WITHIN_MS),
    );
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: namingAbsence(pool) }) });
}

/** Fails when the database does not answer. */
export async function reach(db: Database): Promise<void> {
  await sql`SELECT 1`.execute(db);
}
