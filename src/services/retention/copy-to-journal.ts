import type { Database } from '#db/connect.ts';
import { markJournaled, takeUnjournaled } from '#db/erasures.ts';
import type { AppendToJournal, Clock } from '#services/ports.ts';

const PIECE = 1_000;

export type JournalContext = { purgerDb: Database; clock: Clock; journal: AppendToJournal };

/**
 * Brings what was erased, withdrawn or removed into the journal outside the database. A crash in
 * between writes a line twice, and never none.
 */
export async function copyToJournal({ purgerDb, clock, journal }: JournalContext): Promise<number> {
  let copied = 0;
  for (;;) {
    const piece = await purgerDb.transaction().execute(async (db) => {
      const rows = await takeUnjournaled(db, PIECE);
      if (rows.length === 0) return 0;
      await journal(rows.map(({ no: _, ...erasure }) => erasure));
      await markJournaled(
        db,
        rows.map(({ no }) => no),
        clock(),
      );
      return rows.length;
    });
    copied += piece;
    if (piece < PIECE) return copied;
  }
}
