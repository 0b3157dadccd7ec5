import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const counted = () =>
  database.as('desk').selectFrom('submission_count').selectAll().orderBy('day').execute();

test('a text that is stored counts once: not a second try, not one that was refused', async () => {
  const key = crypto.randomUUID();
  await world.submit({}, { key });
  await world.submit({}, { key });
  await expect(world.submit({ title: '' })).rejects.toThrow();
  await Promise.all(Array.from({ length: 9 }, () => world.submit()));
  expect(await counted()).toEqual([{ day: expect.any(String), texts: 10 }]);
});

test('the day is the operators’ own', async () => {
  world.submitContext.clock = () => new Date('2026-03-30T03:30:00Z');
  await world.submit();
  expect((await counted())[0]).toEqual({ day: '2026-03-29', texts: 1 });
});

test('it is counted with its story, or neither is there', async () => {
  const before = await counted();
  const { enqueue } = world.submitContext;
  world.submitContext.enqueue = () => Promise.reject(new Error('No job.'));
  await expect(world.submit()).rejects.toThrow('No job.');
  world.submitContext.enqueue = enqueue;
  expect(await counted()).toEqual(before);
});

test('nothing but the day and the sum is kept, and web cannot unsay it', async () => {
  expect(Object.keys((await counted())[0] ?? {}).sort()).toEqual(['day', 'texts']);
  const web = database.as('web');
  await expect(sql`DELETE FROM submission_count`.execute(web)).rejects.toThrow('permission denied');
});
