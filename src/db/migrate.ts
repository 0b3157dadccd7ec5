import { readdir } from 'node:fs/promises';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

type Migrations = Record<string, Migration>;

/**
 * A migration whose name ends so takes something away that the release before still uses. It waits until nobody
 * goes back to that one; all others run first, and both releases work with what they made (expand and contract).
 */
const CONTRACT = /-contract$/;

/** Applies every dated migration that has not run yet and takes nothing away, in order, or throws what went wrong. */
export async function migrateToLatest(db: Database, all?: Migrations): Promise<string[]> {
  const known = all ?? (await readMigrations());
  const { expand, contract: waits } = await pendingMigrations(db, known);
  // In an empty database there is no release before.
  const isNew = expand.length + waits.length === Object.keys(known).length;
  const waiting = new Set(isNew ? [] : waits);
  return apply(
    db,
    Object.fromEntries(Object.entries(known).filter(([name]) => !waiting.has(name))),
  );
}

/** And what waited. There is no way back to the release before. */
export async function contract(db: Database, all?: Migrations): Promise<string[]> {
  return apply(db, all ?? (await readMigrations()));
}

/** What this release has and the database has not. */
export async function pendingMigrations(
  db: Database,
  all?: Migrations,
): Promise<{ expand: string[]; contract: string[] }> {
  const pending = (await migratorOf(db, all ?? (await readMigrations())).getMigrations())
    .filter(({ executedAt }) => executedAt === undefined)
    .map(({ name }) => name);
  return {
    expand: pending.filter((name) => !CONTRACT.test(name)),
    contract: pending.filter((name) => CONTRACT.test(name)),
  };
}

async function apply(db: Database, migrations: Migrations): Promise<string[]> {
  const { error, results } = await migratorOf(db, migrations).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** One that waits lets younger ones pass. */
const migratorOf = (db: Database, migrations: Migrations) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });

async function readMigrations(): Promise<Migrations> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).toSorted();
  const loaded = await Promise.all(
    files.map(async (file) => [
      file.replace('.ts', ''),
      (await import(new URL(file, FOLDER).href)) as Migration,
    ]),
  );
  return Object.fromEntries(loaded);
}
