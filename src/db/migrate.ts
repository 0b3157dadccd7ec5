import { readdir } from 'node:fs/promises';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Applies every dated migration that has not run yet, in order, or throws what went wrong. */
export async function migrateToLatest(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** What this release has and the database has not. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const all = await new Migrator({ db, provider: { getMigrations } }).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).toSorted();
  const loaded = await Promise.all(
    files.map(async (file) => [
      file.replace('.ts', ''),
      (await import(new URL(file, FOLDER).href)) as Migration,
    ]),
  );
  return Object.fromEntries(loaded);
}
