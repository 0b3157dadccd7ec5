import { beforeAll, expect, test } from 'vitest';
import { SERVED } from '#support/served.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { createPageViewCounter } from './count-page-views.ts';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const rows = () =>
  database.as('superuser').selectFrom('page_view').select(['path', 'views']).orderBy('path');

test('only pages of ours and published stories are counted, however much is made up', async () => {
  const { hash, url } = await world.publish();
  const waiting = await world.submit();
  const gone = await world.publish();
  await world.decide(gone.hash, 'remove', { state: 'published', revisionNo: 1 });
  const counter = createPageViewCounter({
    db: database.as('web'),
    clock: () => new Date(),
    countryOf: () => 'CA',
    timeZone: 'UTC',
    campaigns: () => SERVED,
  });
  const made = (letter: string) => Array.from({ length: 500 }, (_, n) => `${letter}${n}`);
  const hashes = made('').map((n) => n.padStart(12, '0'));
  const paths = [
    '/stories',
    url,
    `/story/other/words/${hash}`,
    waiting.url,
    gone.url,
    ...made('word').flatMap((word) => [`/${word}`, `/${word}/${word}`, `/jan29/${word}`]),
    ...hashes.map((one) => `/story/life/made-up/${one}`),
  ];
  for (const path of paths) counter.count({ path, address: '127.0.0.1' });
  await counter.flush();
  counter.count({ path: '/stories', address: '127.0.0.1' });
  await counter.flush();
  await counter.flush();
  expect(await rows().execute()).toEqual([
    { path: '/stories', views: 2 },
    { path: `/story/${hash}`, views: 2 },
  ]);

  // The control: the table takes any row, so only the question asked with it keeps them out.
  const row = { day: '2026-11-15', path: `/story/${hashes[0]}`, country: 'CA', views: 1 };
  await database.as('web').insertInto('page_view').values(row).execute();
  expect(await rows().execute()).toHaveLength(3);
});
