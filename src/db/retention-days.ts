import { LAPSE_TOLD_DAYS, UNDECIDED_DAYS, WORDS_DAYS } from '#domain/retention.ts';
import type { Database } from './connect.ts';

/** The domain says how long; the database, which alone erases, is told so. */
export async function keepRetentionDays(db: Database): Promise<void> {
  const ended = Object.entries(WORDS_DAYS).map(([state, days]) => ({
    state,
    days,
    told_days: null,
  }));
  const undecided = { state: 'undecided', days: UNDECIDED_DAYS, told_days: LAPSE_TOLD_DAYS };
  await db
    .insertInto('retention')
    .values([...ended, undecided])
    .onConflict((conflict) =>
      conflict.column('state').doUpdateSet((eb) => ({
        days: eb.ref('excluded.days'),
        told_days: eb.ref('excluded.told_days'),
      })),
    )
    .execute();
}
