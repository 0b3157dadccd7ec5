import { WORDS_DAYS } from '#domain/retention.ts';
import type { Database } from './connect.ts';

/** The domain says how long; the database, which alone erases, is told so. */
export async function keepRetentionDays(db: Database): Promise<void> {
  const days = Object.entries(WORDS_DAYS).map(([state, kept]) => ({ state, days: kept }));
  await db
    .insertInto('retention')
    .values(days)
    .onConflict((conflict) =>
      conflict.column('state').doUpdateSet((eb) => ({ days: eb.ref('excluded.days') })),
    )
    .execute();
}
