import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startLocalPostgres } from '#lab/local-postgres.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { connect } from './connect.ts';
import { refuseUnsafeDatabase } from './refuse-unsafe-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});

async function start(url: string) {
  const db = connect(url, { max: 1 });
  onTestFinished(() => db.destroy());
  await refuseUnsafeDatabase(db);
}

describe('a process does not start', () => {
  test.each([
    ['as superuser', 'superuser', '', 'superuser'],
    ['as the owner of the tables', 'migrator', '', 'owns the tables'],
    [
      'where a commit is answered too early',
      'web',
      '-c synchronous_commit=off',
      'synchronous_commit',
    ],
  ] as const)('%s', async (_name, role, options, why) => {
    const url = `${database.url(role)}?options=${encodeURIComponent(options)}`;
    await expect(start(url)).rejects.toThrow(why);
  });

  test('over a database that does not write to disk', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-unsafe-'));
    const postgres = await startLocalPostgres({ folder, settings: { fsync: 'off' } });
    onTestFinished(async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    });
    await expect(start(postgres.url('web', 'postgres'))).rejects.toThrow('fsync is off');
  });

  test('before there are tables, and says what to do', async () => {
    const empty = new URL(database.url('web'));
    empty.pathname = '/postgres';
    await expect(start(empty.href)).rejects.toThrow('Run hikaya migrate');
  });
});

test.each(['web', 'receipt', 'desk', 'worker', 'purger'] as const)(
  'the role of the %s process may start',
  async (role) => expect(await start(database.url(role))).toBeUndefined(),
);
