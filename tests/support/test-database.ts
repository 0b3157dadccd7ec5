import { afterAll, inject } from 'vitest';
import { type ClonedDatabase, cloneTemplate, type TestDatabase } from './template-postgres.ts';

export type { ClonedDatabase, TestDatabase };

/** A clone of the migrated template, dropped when the file is done. */
export async function cloneDatabase(): Promise<ClonedDatabase> {
  const database = await cloneTemplate(inject('postgresUrl'));
  afterAll(database.drop);
  return database;
}
