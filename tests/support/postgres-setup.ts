import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '#db/roles.ts';
import { startLocalPostgres, withSuperuser } from '#main/local-postgres.ts';
import { migrateDatabase } from '#main/migrate-database.ts';

export const TEMPLATE = 'hikaya_template';

/** One server for the run, one migrated template; each test file clones it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-test-'));
  const postgres = await startLocalPostgres({ folder, settings: { max_connections: '300' } });
  await withSuperuser(postgres.superuserUrl('postgres'), (client) =>
    createDatabase(client, TEMPLATE),
  );
  await migrateDatabase(postgres.url('migrator', TEMPLATE));
  project.provide('postgresUrl', postgres.superuserUrl('postgres'));
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}
