import type { Database } from '#db/connect.ts';
import { insertLedger, listLedger } from '#db/ledger.ts';
import { compareLedgers } from '#domain/ledger/ledger.ts';
import { countLedger } from './count-ledger.ts';

export type WriteLedgerContext = { db: Database };

/** Once a day: adds what a month that is over has brought, and fails aloud where the page tells something else than the log. */
export async function writeLedger({ db }: WriteLedgerContext, now = new Date()): Promise<void> {
  const { missing, wrong } = compareLedgers(await listLedger(db), await countLedger(db, now));
  await insertLedger(db, missing);
  if (wrong.length > 0)
    throw new Error(`The ledger tells ${wrong.length} lines that the log does not: hikaya ledger`);
}
