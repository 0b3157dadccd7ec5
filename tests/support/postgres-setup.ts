import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTemplatePostgres } from './template-postgres.ts';

/** One server for the run, one migrated template; each test file clones it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(await quickFolder(), 'hikaya-test-'));
  const postgres = await startTemplatePostgres({ folder });
  project.provide('postgresUrl', postgres.superuserUrl);
  return postgres.stop;
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4e9;

/**
 * In memory where there is room: PostgreSQL syncs every commit and every clone as in production, and
 * nothing of it has to outlive the run.
 */
async function quickFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}
