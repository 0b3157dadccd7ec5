import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Packages with two builds, such as React and the router, give the tests the one that readers get.
process.env.NODE_ENV = 'production';

/** Whole journeys and tours, which take minutes: a long one begun last would leave a core idle. */
const LONG = /journeys\/|drills\/|every-|development|faults\/mail/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a));
  }
}

/** Drills that wait for a mail server which is away. */
const MAIL_DRILLS = 'tests/faults/mail.test.ts';

/** What needs the built product and a browser. */
const BUILT = {
  globalSetup: ['tests/support/postgres-setup.ts', 'tests/support/build-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // A page may wait for its turn on a busy core.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One browser and one server a file; two cores carry two of each.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,web}/**/*.test.{ts,tsx}', 'tests/spec/**/*.test.ts'],
          // Beside a browser that takes both cores even a quick test may wait.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          include: [
            'src/{db,services,integrations,api,jobs,http,main,lab}/**/*.test.ts',
            'tests/faults/**/*.test.ts',
          ],
          exclude: [MAIL_DRILLS],
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...BUILT,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
        },
      },
      {
        test: {
          ...BUILT,
          name: 'journeys',
          include: ['tests/{drills,journeys}/**/*.test.ts', MAIL_DRILLS],
          // More drills at once would take the cores from each other's stopwatches.
          maxConcurrency: 3,
        },
      },
    ],
  },
});
