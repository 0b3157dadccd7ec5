/**
 * The operators' one command: `hikaya web`, `hikaya setup`, … Each reads its settings from its file in
 * /etc/hikaya, or in the folder that HIKAYA_SETTINGS names.
 */
import './production.ts';
import { VERSION } from '#http/version.ts';
import { loadSettings, settingsFile } from './compose/load-settings.ts';
import type { SettingsOf } from './setup/settings.ts';

type Command = {
  does: string;
  /** What may stand behind it. */
  words?: string;
  settings: readonly SettingsOf[];
  run: () => Promise<unknown>;
};

const COMMANDS: Record<string, Command> = {
  setup: {
    does: 'makes roles, database, keys and settings files; says what to do next',
    settings: [],
    run: () => import('./setup.ts'),
  },
  doctor: {
    does: 'looks at everything, and says what to mend; ends with 0 (held), 1 (look) or 2 (broken)',
    words: '[--mail ADDRESS] [--dns ADDRESS]',
    settings: [],
    run: () => import('./doctor.ts'),
  },
  migrate: {
    does: 'brings the database to this release; --contract also takes away what only the one before needs',
    words: '[--contract]',
    settings: ['migrator'],
    run: () => import('./migrate.ts'),
  },
  assets: {
    does: 'keeps the browser files of this release beside those of the last ones',
    settings: ['web'],
    run: () => import('./assets.ts'),
  },
  web: {
    does: 'the public site',
    settings: ['web'],
    run: () => import('./web.ts'),
  },
  desk: {
    does: 'the officers’ desk',
    settings: ['desk'],
    run: () => import('./desk.ts'),
  },
  worker: {
    does: 'makes texts ready to be read, sends mail, tells the caches',
    settings: ['worker'],
    run: () => import('./worker.ts'),
  },
  purger: {
    does: 'erases what is over, and keeps the journal of it',
    settings: ['purger'],
    run: () => import('./purger.ts'),
  },
  officers: {
    does: 'invites, lists and disables officers',
    words: 'invite EMAIL [--lead] [--languages en,fr,ur] | list | disable EMAIL',
    settings: ['desk'],
    run: () => import('./officers.ts'),
  },
  privacy: {
    does: 'finds, hands out and erases what we hold of somebody; replays the journal',
    words: 'find|export|erase --email ADDRESS | --link URL [--yes]; replay --journal FILE',
    settings: ['desk', 'worker', 'purger'],
    run: () => import('./privacy.ts'),
  },
  import: {
    does: 'brings in texts that were told elsewhere; without --yes it only says what would happen',
    words:
      'FILE --campaign SLUG --from WORDS [--field FIELD=COLUMN]… [--all FIELD=VALUE]… [--letters] [--because WORDS --yes]',
    settings: ['web', 'desk'],
    run: () => import('./import.ts'),
  },
  'verify-log': {
    does: 'recomputes the event log',
    words: '[--head NUMBER:HASH] [--url postgres://…]',
    settings: ['desk'],
    run: () => import('./verify-log.ts'),
  },
  ledger: {
    does: 'counts the public ledger of care anew, and says whether the page tells the same',
    words: '[--url postgres://…]',
    settings: ['desk'],
    run: () => import('./ledger.ts'),
  },
  rotate: {
    does: 'changes a secret while everybody goes on, a step at a time',
    words: 'contact|receipt|session [--finish [--now]]',
    settings: [],
    run: () => import('./rotate.ts'),
  },
  done: {
    does: 'says that a backup was made, or a restore tried',
    words: 'backup|restore [WORDS]',
    settings: ['desk'],
    run: () => import('./done.ts'),
  },
  version: {
    does: 'which release this is',
    settings: [],
    run: async () => process.stdout.write(`${VERSION}\n`),
  },
};

// Whoever reads only the first lines of what is said has heard enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [name = ''] = process.argv.splice(2, 1);
const command = COMMANDS[name];
if (command && process.argv.includes('--help') && name !== 'setup') {
  process.stdout.write(`hikaya ${name} ${command.words ?? ''}\n  ${command.does}\n`);
} else if (command) {
  const missing = command.settings.filter((settings) => !loadSettings(settings));
  try {
    await command.run();
  } catch (error) {
    // What an operator can mend is said in words; where somebody looks for a fault of ours, all of it.
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    process.stderr.write(
      `hikaya ${name}: ${process.env.LOG_LEVEL === 'debug' ? stack : message}\n`,
    );
    for (const file of missing) process.stderr.write(`There was no ${settingsFile(file)}.\n`);
    process.exit(1);
  }
} else {
  const lines = Object.entries(COMMANDS).map(([word, { does }]) => `  ${word.padEnd(11)} ${does}`);
  process.stderr.write(`Hikaya ${VERSION}. hikaya COMMAND:\n${lines.join('\n')}\n`);
  process.exitCode = name === '' || name === 'help' || name === '--help' ? 0 : 2;
}
