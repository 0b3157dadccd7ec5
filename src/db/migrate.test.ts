import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { beforeEach, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { contract, migrateToLatest, pendingMigrations } from './migrate.ts';

const doing = (statement: string): Migration => ({
  up: async (db) => void (await sql.raw(statement).execute(db)),
});

/** A release that renames: it adds first, and takes away when nobody needs it. */
const RELEASE: Record<string, Migration> = {
  '9000-01-01-01-old': doing('CREATE TABLE kept_word (old text)'),
  '9000-01-01-02-old-contract': doing('ALTER TABLE kept_word DROP COLUMN old'),
  '9000-01-02-01-new': doing('ALTER TABLE kept_word ADD COLUMN new text'),
};

let database: TestDatabase;
let all: Record<string, Migration>;
beforeEach(async () => {
  database = await cloneDatabase();
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(
    database.as('migrator'),
  );
  all = { ...Object.fromEntries(rows.map(({ name }) => [name, doing('SELECT 1')])), ...RELEASE };
});

async function columns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
    WHERE attrelid = 'kept_word'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY 1`.execute(
    database.as('migrator'),
  );
  return rows.map(({ name }) => name);
}

test('what takes something away waits, and lets younger ones pass', async () => {
  const db = database.as('migrator');
  expect(await migrateToLatest(db, all)).toEqual(['9000-01-01-01-old', '9000-01-02-01-new']);
  expect(await columns()).toEqual(['new', 'old']);
  expect(await pendingMigrations(db, all)).toEqual({
    expand: [],
    contract: ['9000-01-01-02-old-contract'],
  });
  expect(await migrateToLatest(db, all)).toEqual([]);
});

test('it runs when it is asked for, once, and the next release knows of it', async () => {
  const db = database.as('migrator');
  await migrateToLatest(db, all);
  expect(await contract(db, all)).toEqual(['9000-01-01-02-old-contract']);
  expect(await columns()).toEqual(['new']);
  expect(await migrateToLatest(db, all)).toEqual([]);
  expect(await contract(db, all)).toEqual([]);
});
