/**
 * `hikaya setup`: roles with passwords, the database, every key, and one settings file a process. Again, it
 * adds settings that are missing and leaves those that are there; roles get the limits of this release.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { install } from './setup/install.ts';
import { answerAll, QUESTIONS, type Question, wrongWith } from './setup/questions.ts';
import { readSettings, settingsFolder } from './setup/settings-files.ts';

const { stdin: input, stdout: output } = process;
const say = (line: string) => output.write(`${line}\n`);

const OPTIONS = {
  folder: { type: 'string', default: settingsFolder() },
  postgres: { type: 'string' },
  'database-server': { type: 'string', default: '127.0.0.1:5432' },
  'dry-run': { type: 'boolean', default: false },
  'new-passwords': { type: 'boolean', default: false },
  'new-keys': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const HELP = [
  'hikaya setup [FLAGS]',
  ...QUESTIONS.map(({ flag, asks }) => `  ${`--${flag}`.padEnd(18)} ${asks}`),
  '  --folder           Where the settings files stand',
  '  --postgres         Address of a superuser; else the socket of this machine, as postgres',
  '  --database-server  Where the processes find PostgreSQL: HOST:PORT, or the folder of its socket',
  '  --dry-run          Says what it would make, and makes nothing',
  '  --new-passwords    For roles whose settings files are lost',
  '  --new-keys         Where the contact keys are lost for good',
].join('\n');

try {
  const asked = QUESTIONS.map(({ flag }) => [flag, { type: 'string' as const }]);
  const { values } = parseArgs({ options: { ...OPTIONS, ...Object.fromEntries(asked) } });
  const flags: Record<string, unknown> = values;
  if (flags.help) say(HELP);
  else await setUp(flags);
} catch (error) {
  process.stderr.write(`setup: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

async function setUp(flags: Record<string, unknown>): Promise<void> {
  const folder = String(flags.folder);
  const present = await readSettings(folder);
  const ask = input.isTTY ? askUntilRight : null;
  await install(await answerAll({ flags, present, ask, say }), {
    folder,
    present,
    superuser: flags.postgres as string | undefined,
    server: String(flags['database-server']),
    dryRun: flags['dry-run'] === true,
    newPasswords: flags['new-passwords'] === true,
    newKeys: flags['new-keys'] === true,
    say,
  });
}

async function askUntilRight(question: Question): Promise<string> {
  const asking = createInterface({ input, output });
  try {
    for (;;) {
      const answer = (await asking.question(`${question.asks}: `)).trim();
      const wrong = wrongWith(question, answer);
      if (wrong === null) return answer;
      say(`  ${wrong}`);
    }
  } finally {
    asking.close();
  }
}
