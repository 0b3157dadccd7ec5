import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '#db/connect.ts';

/** The statements a piece of work sends, to be sent again by somebody else. */
export async function recordSql(
  connectionString: string,
  work: (db: Database) => Promise<unknown>,
): Promise<{ sql: string; parameters: readonly unknown[] }[]> {
  const seen: CompiledQuery[] = [];
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
    log: (event) => void seen.push(event.query),
  });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
  return seen.map(({ sql, parameters }) => ({ sql, parameters }));
}
