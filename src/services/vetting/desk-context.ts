import type { Database } from '#db/connect.ts';
import type { Clock } from '#services/ports.ts';

export type DeskContext = { db: Database; clock: Clock; timeZone: string };
