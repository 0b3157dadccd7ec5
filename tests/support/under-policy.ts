import type { Updateable } from 'kysely';
import type { Policy } from '#db/row-types.ts';
import type { TestDatabase } from './test-database.ts';

export type PolicyChange = Updateable<Policy>;

/** While this runs, leads have decided otherwise. */
export async function underPolicy(
  database: TestDatabase,
  change: PolicyChange,
  run: () => Promise<void>,
): Promise<void> {
  const db = database.as('superuser');
  const before = await db.selectFrom('policy').selectAll().executeTakeFirstOrThrow();
  await db.updateTable('policy').set(change).execute();
  try {
    await run();
  } finally {
    await db.updateTable('policy').set(before).execute();
  }
}
