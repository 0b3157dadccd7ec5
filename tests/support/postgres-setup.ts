import type { TestProject } from 'vitest/node';
import { startTemplatePostgres } from './template-postgres.ts';

/** One server for the run, one migrated template; each test file clones it. */
export default async function setup(project: TestProject) {
  const postgres = await startTemplatePostgres();
  project.provide('postgresUrl', postgres.superuserUrl);
  return postgres.stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}
