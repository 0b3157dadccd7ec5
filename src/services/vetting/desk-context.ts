import type { Database } from '#db/connect.ts';
import type { Clock, JobQueue } from '#services/ports.ts';

export type DeskContext = { db: Database; clock: Clock; timeZone: string };

/** Where it matters what strangers would see of a writer. */
export type VettingContext = DeskContext & { policy: { protectMinors: boolean } };

/** Where words are handed out: leads may have to be told. */
export type ReadingContext = VettingContext & { enqueue: JobQueue };
