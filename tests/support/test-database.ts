import { afterAll, inject } from 'vitest';
import { cloneTemplate, type TestDatabase } from './template-postgres.ts';

export type { TestDatabase };

/** A clone of the migrated template, dropped when the file is done. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const database = await cloneTemplate(inject('postgresUrl'));
  afterAll(database.drop);
  return database;
}
