import type { Database } from '#db/connect.ts';
import { listToTell } from '#db/desk/together.ts';
import type { JobQueue } from '#services/ports.ts';

export type TellTogetherContext = { db: Database; enqueue: JobQueue };

/** Once nobody can undo it any more, a mail for each writer who left an address: as if each had been declined for itself. */
export async function tellTogether(
  { db, enqueue }: TellTogetherContext,
  { no }: { no: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const data of await listToTell(trx, no))
      await enqueue(trx, { name: 'send-refusal-mail', data });
  });
}
