import type { Database, Transaction } from './connect.ts';

/** Its own, or the one it is called in. */
export function inTransaction<Done>(
  db: Database,
  work: (trx: Transaction) => Promise<Done>,
): Promise<Done> {
  return db.isTransaction ? work(db as Transaction) : db.transaction().execute(work);
}
