/**
 * `hikaya setup`: roles with passwords, the database, every key, and one settings file a process. Again, it
 * adds what is missing and changes nothing that is there.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { install } from './setup/install.ts';
import { answerAll, QUESTIONS } from './setup/questions.ts';
import { readSettings, SETTINGS_FOLDER } from './setup/settings-files.ts';

const { stdin: input, stdout: output } = process;
const say = (line: string) => output.write(`${line}\n`);

try {
  const { values: flags } = parseArgs({
    options: {
      folder: { type: 'string', default: SETTINGS_FOLDER },
      postgres: { type: 'string' },
      'database-server': { type: 'string', default: '127.0.0.1:5432' },
      'dry-run': { type: 'boolean', default: false },
      ...Object.fromEntries(QUESTIONS.map(({ flag }) => [flag, { type: 'string' as const }])),
    },
  });
  const folder = String(flags.folder);
  const present = await readSettings(folder);
  const answers = await answerAll(flags, present, async ({ flag, asks }) => {
    if (!input.isTTY) throw new Error(`--${flag} is missing. ${asks}.`);
    const asking = createInterface({ input, output });
    const answer = await asking.question(`${asks}: `);
    asking.close();
    return answer.trim();
  });
  await install(answers, {
    folder,
    present,
    superuser: flags.postgres as string | undefined,
    server: String(flags['database-server']),
    dryRun: flags['dry-run'] === true,
    say,
  });
} catch (error) {
  process.stderr.write(`setup: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
