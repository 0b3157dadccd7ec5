import { expect, test } from 'vitest';
import { countPublished } from '#db/publications/publication-counts.ts';
import { inBatches, plainSample, publishSample } from '#support/samples.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';

/** Each is like the one before, so that every story points at another that is being decided. */
test('texts that resemble each other are decided at the same time without a deadlock', async () => {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const titles = Array.from({ length: 24 }, (_, i) => `Story number ${i + 1}`);
  await inBatches(titles, (title) => publishSample({ database, world }, plainSample({ title })));
  expect(await countPublished(database.as('web'))).toBe(titles.length);
});
