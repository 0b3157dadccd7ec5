import { type WriteLedgerContext, writeLedger } from '#services/ledger/write-ledger.ts';

export const run = (context: WriteLedgerContext) => writeLedger(context);
