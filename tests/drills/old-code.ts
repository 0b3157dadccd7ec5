import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Drill, Outcome } from './drill.ts';

const MIGRATIONS = 'src/db/migrations';

/** A migration that takes away what the code before still reads. */
const TAKES_AWAY = `import { type Kysely, sql } from 'kysely';
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`ALTER TABLE story DROP COLUMN content_note\`.execute(db);
}
`;

export const drill: Drill = {
  name: 'old-code',
  load: () =>
    'the code from before the newest migration, over a database with all migrations of today: its own tests of the use cases',
  required:
    'all of them pass: while servers are changed one by one, both releases use one database',
  smallIn: 'npm run drill -- old-code: it needs the history of the repository',
  run: async (ground): Promise<Outcome> => {
    const before = commitBeforeNewestMigration();
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'hikaya-old-')), 'code');
    git('worktree', 'add', '--detach', '--force', folder, before);
    ground.atEnd(() => {
      git('worktree', 'remove', '--force', folder);
      rmSync(path.dirname(folder), { recursive: true, force: true });
    });
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    // What takes something away waits until that code is gone.
    const filter = (from: string) => !from.endsWith('-contract.ts');
    cpSync(MIGRATIONS, path.join(folder, MIGRATIONS), { recursive: true, filter });
    const today = useCaseTests(folder);
    writeFileSync(path.join(folder, MIGRATIONS, '9999-01-01-01-takes-away.ts'), TAKES_AWAY);
    const taken = useCaseTests(folder);
    return {
      measured: `code of ${before}: ${today.passed} passed, ${today.failed} failed`,
      held: today.failed === 0 && today.passed > 100,
      control: {
        measured: `a column taken away: ${taken.failed} failed`,
        attackSucceeded: taken.failed > 0,
      },
    };
  },
};

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();

function commitBeforeNewestMigration(): string {
  const added = git('log', '--diff-filter=A', '--format=%h', '-n', '1', '--', MIGRATIONS);
  return git('rev-parse', '--short', `${added}^`);
}

function useCaseTests(folder: string): { passed: number; failed: number } {
  const told = path.join(folder, 'told.json');
  const words = [
    'run',
    '--project',
    'database',
    'src/services',
    '--reporter=json',
    `--outputFile=${told}`,
  ];
  spawnSync('npx', ['vitest', ...words], { cwd: folder, stdio: 'ignore' });
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(told, 'utf8'),
  ) as Record<string, number>;
  return {
    passed: numPassedTests ?? 0,
    failed: (numFailedTests ?? 0) + (numFailedTestSuites ?? 0),
  };
}
