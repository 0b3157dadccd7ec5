import type { Database } from '#db/connect.ts';
import { retirePublication } from '#db/publications/write-publications.ts';
import { setWithdrawn } from '#db/receipts.ts';

/** Withdrawn, and off the public site if it was there. */
export async function takeBack(db: Database, storyId: string): Promise<void> {
  await setWithdrawn(db, storyId);
  await retirePublication(db, storyId);
}
