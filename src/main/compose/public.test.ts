import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { startLocalRedis } from '#lab/local-redis.ts';
import type { PublicServices } from '#services/public-services.ts';
import { startApp } from '#support/app.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld } from '#support/world.ts';
import { composePublic } from './public.ts';

/** More than a process has connections. */
const READERS = 40;

test('with a copy to read from, pages read there and stories are written where they belong', async () => {
  const [database, copy] = [await cloneDatabase(), await cloneDatabase()];
  const world = await createWorld(database);
  const { hash } = await (await createWorld(copy)).publish({ title: 'Only in the copy' });
  const { environment } = await startApp(database, world);
  const { services, stop } = await composePublic({
    ...environment,
    DATABASE_URL_READ: copy.url('web'),
  });
  expect((await services.readStory({ hash })).kind).toBe('published');
  expect(await services.countPublished()).toBe(1);
  expect((await send(services)).kind).toBe('received');
  const stored = (db: typeof database) => db.as('desk').selectFrom('story').select('id').execute();
  expect(await stored(database)).toHaveLength(1);
  expect(await stored(copy)).toHaveLength(1);
  await stop();
});

test('while the copy is away, pages are read where stories are written', async () => {
  const [database, copy] = [await cloneDatabase(), await cloneDatabase()];
  const world = await createWorld(database);
  const { hash } = await world.publish({ title: 'Only in the first' });
  const { environment } = await startApp(database, world);
  const nowhere = new URL(copy.url('web'));
  nowhere.port = '1';
  const { services, stop } = await composePublic({
    ...environment,
    DATABASE_URL_READ: nowhere.href,
  });
  for (let n = 0; n < 3; n += 1)
    expect((await services.readStory({ hash })).kind).toBe('published');
  await stop();
});

test('readers who all wait leave room for somebody who sends a story', async () => {
  const database = await cloneDatabase();
  const { environment } = await startApp(database, await createWorld(database));
  const { services, stop } = await composePublic(environment);
  await database
    .as('superuser')
    .transaction()
    .execute(async (slow) => {
      await sql`LOCK TABLE publication IN ACCESS EXCLUSIVE MODE`.execute(slow);
      const readers = Array.from({ length: READERS }, () => services.homePage().catch(() => null));
      expect((await send(services)).kind).toBe('received');
      expect(await Promise.race([...readers, pause(100, 'still waiting')])).toBe('still waiting');
    });
  await stop();
});

test('no web server starts over a Redis that writes to a disk', async () => {
  const database = await cloneDatabase();
  const { environment } = await startApp(database, await createWorld(database));
  const startOver = async (change: (shipped: string) => string) => {
    const redis = await startLocalRedis({ change });
    onTestFinished(redis.stop);
    const { stop } = await composePublic({ ...environment, COUNTERS_URL: redis.url });
    await stop();
  };
  await expect(startOver((shipped) => shipped.replace('save ""', 'save 3600 1'))).rejects.toThrow(
    'Redis writes to a disk',
  );
  await expect(
    startOver((shipped) => shipped),
    'control',
  ).resolves.toBeUndefined();
});

const send = (services: PublicServices) =>
  services.submitStory({
    forms: [generalCampaign()],
    input: validInput(generalCampaign()),
    idempotencyKey: randomUUID(),
    botCheckToken: null,
    address: '127.0.0.1',
  });
