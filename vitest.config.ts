import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { speaking } from './src/web/words-in-place.ts';
import { PATIENCE_MS } from './tests/support/patience.ts';

// Packages with two builds, such as React and the router, give the tests the one that readers get.
process.env.NODE_ENV = 'production';
// Workers start again and again, and would compile the same packages each time.
process.env.NODE_COMPILE_CACHE = path.resolve('node_modules/.cache/compiled');

/** Whole journeys and tours, which take minutes: a long one begun last would leave a core idle. The longest first. */
const LONG = [
  /journeys\/(?:forms|french|urdu|arabic)|every-page|pseudo-languages|no-way-around/,
  /journeys\/|every-desk-page/,
  /development|doctor|desk-|sharing|shipped|drafts|worker\.test|writing\.test|failed-send/,
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((long) => long.test(moduleId));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** Of these no file holds a stopwatch to another's work. */
const CHECKED = {
  // While one waits for its browser or for the database, two others keep both cores busy.
  maxWorkers: 3,
  // Loading the product takes longer than most files; what a file changes is its own database.
  isolate: false,
};

/** Never at the same time as those. */
const ALONE = { sequence: { groupOrder: 1 } };

/** What needs the built product and a browser. */
const BUILT = {
  globalSetup: ['tests/support/postgres-setup.ts', 'tests/support/build-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // A page may wait for its turn on a busy core.
  expect: { poll: { timeout: PATIENCE_MS } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One browser and one server a file; two cores carry two of each.
    maxWorkers: 2,
    projects: [
      {
        plugins: speaking('en'),
        test: {
          ...CHECKED,
          name: 'unit',
          include: ['src/{domain,web}/**/*.test.{ts,tsx}', 'tests/spec/**/*.test.ts'],
          // Beside a browser that takes both cores even a quick test may wait.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...CHECKED,
          name: 'database',
          include: [
            'src/{db,services,integrations,api,jobs,http,main,lab}/**/*.test.ts',
            'tests/faults/**/*.test.ts',
          ],
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 120_000,
          // Archives of twenty thousand texts are filled in one, beside everything else.
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...BUILT,
          ...CHECKED,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
        },
      },
      {
        test: {
          ...BUILT,
          ...ALONE,
          name: 'journeys',
          include: ['tests/{journeys,tours,commands}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...BUILT,
          ...ALONE,
          name: 'drills',
          include: ['tests/drills/**/*.test.ts'],
          // More at once would take the cores from each other's stopwatches.
          maxConcurrency: 2,
        },
      },
    ],
  },
});
