import { expect, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { startApp } from '#support/app.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld } from '#support/world.ts';
import { composePublic } from './compose-public.ts';

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
  const sent = await services.submitStory({
    forms: [generalCampaign()],
    input: validInput(generalCampaign()),
    idempotencyKey: 'written-where-it-belongs',
    botCheckToken: null,
    address: '127.0.0.1',
  });
  expect(sent.kind).toBe('received');
  const stored = (db: typeof database) => db.as('desk').selectFrom('story').select('id').execute();
  expect(await stored(database)).toHaveLength(1);
  expect(await stored(copy)).toHaveLength(1);
  await stop();
});
