import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';

const run = promisify(execFile);

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});

/** The program itself, as an operator runs it. */
async function migrate(
  file: string | undefined,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  const env = {
    PATH: process.env.PATH ?? '',
    HIKAYA_SETTINGS: '/nowhere',
    DATABASE_URL_MIGRATOR: database.url('migrator'),
    ...(file !== undefined && { OPERATIONS_FILE: file }),
  };
  return run('bin/hikaya', ['migrate', ...words], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );
}

async function newFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-operations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'operations.jsonl');
}

const notesIn = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('the use of the owner of the tables is noted outside the database, before it begins and after', async () => {
  const file = await newFile();
  const answer = await migrate(file);
  expect(answer).toMatchObject({ code: 0, said: expect.stringMatching(/\nup to date\n$/) });
  expect((await migrate(file, '--contract')).code).toBe(0);
  const notes = notesIn(await readFile(file, 'utf8'));
  expect(notes).toMatchObject([
    { did: 'migrate', step: 'begun', version: expect.any(String), user: expect.any(String) },
    { did: 'migrate', step: 'done', applied: [] },
    { did: 'contract', step: 'begun' },
    { did: 'contract', step: 'done' },
  ]);
  // For the system's journal: what is printed is what the file says.
  expect(notesIn(answer.said)).toEqual(notes.slice(0, 2));
});

test('a run that failed is noted too', async () => {
  const file = await newFile();
  const owner = database.as('migrator');
  const { rows } = await sql<{ name: string }>`DELETE FROM kysely_migration
    WHERE name = (SELECT max(name) FROM kysely_migration WHERE name NOT LIKE '%-contract')
    RETURNING name`.execute(owner);
  const name = rows[0]?.name ?? '';
  // Its tables are there already, so it cannot be done twice.
  expect((await migrate(file)).code).toBe(1);
  expect(notesIn(await readFile(file, 'utf8')).map(({ step }) => step)).toEqual([
    'begun',
    'failed',
  ]);
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES (${name}, '')`.execute(owner);
});

test('where the file cannot be written, the migration does not begin', async () => {
  const count = async () =>
    (await sql`SELECT 1 FROM retention`.execute(database.as('migrator'))).rows.length;
  const days = await count();
  await sql`DELETE FROM retention`.execute(database.as('migrator'));
  const answer = await migrate('/proc/nobody-writes-here/operations');
  expect(answer).toMatchObject({
    code: 1,
    said: expect.stringContaining('/proc/nobody-writes-here/operations'),
  });
  expect(await count()).toBe(0);
  // Control: without the file it does, and tells the database how long everything is kept.
  expect((await migrate(undefined)).code).toBe(0);
  expect(await count()).toBe(days);
});
