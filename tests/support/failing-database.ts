import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '#db/connect.ts';

export type FailingDatabase = {
  db: Database;
  /** Statements sent since the last `failAt`, transaction control included. */
  statements: () => string[];
  /** Cuts the connection just before the n-th statement from now; 0 lets everything through. */
  failAt: (n: number) => void;
};

/** A real connection that the server closes in the middle of things, as a crash would. */
export function failingDatabase(connectionString: string): FailingDatabase {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => {});
  let target = 0;
  let seen: string[] = [];

  const send = async (client: pg.PoolClient, text: string, values: unknown[]) => {
    seen.push(text);
    if (seen.length === target) await client.query('SELECT pg_terminate_backend(pg_backend_pid())');
    return client.query(text, values);
  };

  const faulty = {
    connect: async () => {
      const client = await pool.connect();
      client.on('error', () => {});
      return {
        query: (text: string, values: unknown[]) => send(client, text, values),
        release: () => client.release(target > 0),
      };
    },
    end: () => pool.end(),
  };
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool: faulty as unknown as pg.Pool }) }),
    statements: () => seen,
    failAt: (n) => {
      target = n;
      seen = [];
    },
  };
}
