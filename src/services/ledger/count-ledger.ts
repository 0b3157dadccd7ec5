import type { Database } from '#db/connect.ts';
import { countByMonth, countWaits, findFirstMonth } from '#db/ledger.ts';
import { type LedgerLine, lastWholeMonth, ledgerOf } from '#domain/ledger/ledger.ts';

/** The ledger as the event log tells it, up to the last month that is over. */
export async function countLedger(db: Database, now: Date): Promise<LedgerLine[]> {
  const first = await findFirstMonth(db);
  if (first === null) return [];
  const [counts, waits] = await Promise.all([countByMonth(db), countWaits(db)]);
  return ledgerOf(counts, waits, { first, last: lastWholeMonth(now) });
}
