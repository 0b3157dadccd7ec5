import type { Database } from '#db/connect.ts';
import type { Clock } from '#services/ports.ts';

export type DeskContext = { db: Database; clock: Clock; timeZone: string };

/** Where it matters what strangers would see of a writer. */
export type VettingContext = DeskContext & { policy: { protectMinors: boolean } };
