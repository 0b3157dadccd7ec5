import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cloneDatabase } from '#support/test-database.ts';
import { connect } from './connect.ts';

// That a cancelled COMMIT is not believed needs a standby: the drill `failover` shows it.
test('a connection that stays silent is given up, and the next question finds another', async () => {
  const database = await cloneDatabase();
  const db = connect(database.url('web'), { max: 1, answersWithinMs: 300 });
  const slow = db.transaction().execute((on) => sql`SELECT pg_sleep(5)`.execute(on));
  await expect(slow).rejects.toThrow(/connection/i);
  const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
