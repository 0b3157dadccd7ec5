import { expect, test } from 'vitest';
import { RELEASED } from '#domain/campaigns/registry.ts';
import { failingDatabase } from '#support/failing-database.ts';
import { publishSample, sampleIn } from '#support/samples.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { rememberGoalCounts } from './goal-counts.ts';

test('goals are counted once for all pages of a moment, and a failure is not remembered', async () => {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const { db, failAt, statements } = failingDatabase(database.url('web'));
  let now = 0;
  const counts = rememberGoalCounts(db, () => new Date(now));
  // The connection that fails leaves large numbers as text.
  const letters = async () => Number((await counts(RELEASED.all)).palestine);

  failAt(1);
  await expect(letters()).rejects.toThrow();
  failAt(0);
  expect(await letters()).toBe(0);
  const asked = statements().length;

  await publishSample({ database, world }, sampleIn('en', 'palestine'));
  expect(await Promise.all([letters(), letters()])).toEqual([0, 0]);
  expect(statements()).toHaveLength(asked);

  now += 700;
  expect(await letters()).toBe(1);
  await db.destroy();
});
