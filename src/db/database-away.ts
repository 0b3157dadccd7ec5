import type pg from 'pg';
import { Unavailable } from '#domain/unavailable.ts';

/**
 * Classes of PostgreSQL: the connection, its resources, and an operator or a timeout that steps in. 25006: it only
 * lets read, as a primary does that has just stepped down.
 */
const CLASSES = /^(?:08|53|57|25006)/;
/** What the system says of a line, such as ECONNREFUSED; ERR_… are Node's own, about our mistakes. */
const SYSTEM = /^E(?!RR_)[A-Z_]+$/;
/** The driver gives these no code. */
const SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether nobody could answer; what PostgreSQL answers to a mistake of ours is none of these. */
export function isDatabaseAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return SENTENCES.test(error.message);
  return SYSTEM.test(code) || CLASSES.test(code);
}

/** The same pool, whose questions fail by that name while the database is away. */
export function namingAbsence(pool: pg.Pool): Pick<pg.Pool, 'connect' | 'end' | 'options'> {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const ask = async (...args: unknown[]) => named(async () => query(...args));
    client.query = ask as typeof client.query;
  });
  return {
    options: pool.options,
    connect: (() => named(() => pool.connect())) as pg.Pool['connect'],
    end: (() => pool.end()) as pg.Pool['end'],
  };
}

async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDatabaseAway(error) ? new Unavailable(error) : error;
  }
}
