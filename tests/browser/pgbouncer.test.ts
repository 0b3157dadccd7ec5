import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#db/connect.ts';
import { countPublished } from '#db/publications/publication-counts.ts';
import { freePort } from '#lab/free-port.ts';
import { localEnvironment } from '#lab/local-environment.ts';
import { startProcess } from '#lab/start-process.ts';
import { newSecrets } from '#main/setup/settings.ts';
import { startPgbouncer } from '#support/pgbouncer.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { ask } from '../drills/ask.ts';
import { postStory } from '../drills/post-story.ts';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
});
const pooled = async (change?: (shipped: string) => string) => {
  const pgbouncer = await startPgbouncer(database, change);
  ends.push(pgbouncer.stop);
  return pgbouncer;
};
const oneConnection = (url: string) => {
  const db = connect(url, { max: 1 });
  ends.push(() => db.destroy());
  return db;
};
const oneForAll = (shipped: string) =>
  shipped.replace(/^default_pool_size = .*$/m, 'default_pool_size = 1');

test('a web process behind PgBouncer takes a text and shows one', async () => {
  const pgbouncer = await pooled();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = localEnvironment({
    url: (role) => pgbouncer.url(role),
    secrets: await newSecrets(),
    origin,
    deskOrigin: 'http://localhost:1',
    smtp: 'smtp://127.0.0.1:1',
    journal: '/nowhere',
    more: { PORT: String(port), MOST_LAG_MS: '20000' },
  });
  const web = await startProcess('web', environment, () => {});
  ends.push(web.stop);
  expect(await postStory(origin, { title: 'Through the pool' })).toMatchObject({ status: 201 });
  const { hash } = await world.publish({ title: 'Read through the pool' });
  const read = await ask(origin, { path: `/api/story/${hash}` });
  expect(read).toMatchObject({ status: 200, body: expect.stringContaining('Read through') });

  // That it was PgBouncer all the time.
  await pgbouncer.stop();
  expect(await postStory(origin)).toMatchObject({ status: 503 });
});

describe('timeouts', () => {
  test('of a role are there', async () => {
    const db = oneConnection((await pooled()).url('web'));
    const { rows } = await sql`SHOW statement_timeout`.execute(db);
    expect(rows).toEqual([{ statement_timeout: '10s' }]);
  });

  test('of a connection would shut out everybody; control', async () => {
    const db = oneConnection((await pooled()).url('web', '?statement_timeout=10000'));
    await expect(countPublished(db)).rejects.toThrow('unsupported startup parameter');
  });
});

describe('prepared statements', () => {
  test('are told anew to whoever gets a connection that another one had', async () => {
    const pgbouncer = await pooled(oneForAll);
    for (const _ of [1, 2]) {
      const db = connect(pgbouncer.url('web'), { max: 1 });
      expect(await countPublished(db)).toBe(await countPublished(db));
      await db.destroy();
    }
  });

  test('would be confused by transaction mode; control', async () => {
    const { url } = await pooled((shipped) =>
      oneForAll(shipped).replace('pool_mode = session', 'pool_mode = transaction'),
    );
    const [first, second] = [oneConnection(url('web')), oneConnection(url('web'))];
    await countPublished(first);
    await expect(countPublished(second)).rejects.toThrow('already exists');
  });
});
