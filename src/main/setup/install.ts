import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { databaseExists, ROLES, type RoleName } from '#db/roles.ts';
import { isThisMachine } from '#domain/this-machine.ts';
import { readConfig } from '../compose/config.ts';
import { KEYS_OF } from '../compose/process-keys.ts';
import { connectSuperuser, type Passwords, prepareDatabase } from './prepare-database.ts';
import {
  type Answers,
  newSecrets,
  ROLE_ADDRESSES,
  SETTINGS_OF,
  type Secrets,
  type Settings,
  settingsOf,
} from './settings.ts';
import { addSettings, SETTINGS_FOLDER } from './settings-files.ts';

const DATABASE = 'hikaya';

export type InstallOptions = {
  folder: string;
  present: Settings;
  /** Address of a superuser; without one, the socket of this machine. */
  superuser: string | undefined;
  /** Where the processes find PostgreSQL: HOST:PORT, or the folder of its socket. */
  server: string;
  dryRun: boolean;
  newPasswords: boolean;
  newKeys: boolean;
  say: (line: string) => void;
};

export async function install(answers: Answers, options: InstallOptions): Promise<void> {
  const { folder, present, server, dryRun, say } = options;
  const secrets = await keptSecrets(present);
  const hasKeys = present.worker.CONTACT_SECRET_KEY !== undefined;
  const known = knownPasswords(present);
  const settingsWith = (passwords: Partial<Passwords>) =>
    settingsOf(answers, secrets, (role) => address(server, role, passwords[role] ?? 'PASSWORD'));
  refuseIncomplete(settingsWith(known));
  if (dryRun) return plan(settingsWith(known), options);

  const client = await connectSuperuser(options.superuser);
  try {
    if (!hasKeys && !options.newKeys && (await databaseExists(client, DATABASE)))
      throw new Error(KEYS_ARE_ELSEWHERE);
    const { newPasswords } = options;
    const { passwords, made } = await prepareDatabase(client, {
      name: DATABASE,
      known,
      newPasswords,
    });
    for (const file of [answers.journalFile, answers.operationsFile])
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const added = await addSettings(folder, settingsWith(passwords));
    for (const line of [...made, ...added]) say(`made  ${line}`);
    if (made.length + added.length === 0) say('everything was there already');
  } finally {
    await client.end();
  }
  const hikaya = path.resolve(import.meta.dirname, '../../../bin/hikaya');
  const told = folder === SETTINGS_FOLDER ? hikaya : `HIKAYA_SETTINGS=${folder} ${hikaya}`;
  say(NEXT.replace('FOLDER', folder).replaceAll('COMMAND', told));
}

const KEYS_ARE_ELSEWHERE = `There is a database already, and no contact key in the settings here. New keys would open
none of the addresses in it. Is it the right folder (--folder, HIKAYA_SETTINGS)? If the keys are lost for
good, say --new-keys.`;

const NEXT = `
Keep a copy of FOLDER in a safe place that is not this machine, and not with the backups of the
database: without the secret contact key nobody can ever open the addresses that writers left.

Next:
  COMMAND migrate
  COMMAND assets
  COMMAND web, and so desk, worker and purger; deploy/systemd has units for them
  COMMAND doctor
  COMMAND officers invite YOUR@ADDRESS --lead`;

function plan(settings: Settings, { folder, present, server, say }: InstallOptions): void {
  say(`would make, where missing: roles ${Object.values(ROLES).join(', ')}; database ${DATABASE}`);
  say(`the processes would find them at ${server}`);
  for (const [name, wanted] of Object.entries(settings) as [keyof Settings, object][]) {
    const missing = Object.keys(wanted).filter((key) => present[name][key] === undefined);
    say(
      `${folder}/${name}.env: ${missing.length > 0 ? `would get ${missing.join(', ')}` : 'stays'}`,
    );
  }
}

function address(server: string, role: RoleName, password: string): string {
  const who = `postgres://${ROLES[role]}:${password}`;
  if (server.startsWith('/')) return `${who}@localhost/${DATABASE}?host=${server}`;
  const url = `${who}@${server}/${DATABASE}`;
  // Words and addresses go over a line only if it is sealed and its end is known.
  return isThisMachine(new URL(url).hostname) ? url : `${url}?sslmode=verify-full`;
}

function knownPasswords(present: Settings): Partial<Passwords> {
  const known: Partial<Passwords> = {};
  for (const { role, at } of ROLE_ADDRESSES) {
    const url = present[at[0]][at[1]];
    if (url !== undefined) known[role] = decodeURIComponent(new URL(url).password);
  }
  return known;
}

/** A new pair in place of a lost half would make everything sealed so far unreadable, and nobody would notice. */
async function keptSecrets({ web, desk, worker }: Settings): Promise<Secrets> {
  const publicKey = worker.CONTACT_PUBLIC_KEY ?? web.CONTACT_PUBLIC_KEY;
  if (publicKey !== undefined && worker.CONTACT_SECRET_KEY === undefined)
    throw new Error(
      'There is a public contact key and no secret one. Bring worker.env back from your copy of the keys.',
    );
  const made = await newSecrets();
  return {
    APP_SECRET: web.APP_SECRET ?? made.APP_SECRET,
    DESK_SECRET: desk.DESK_SECRET ?? made.DESK_SECRET,
    CONTACT_PUBLIC_KEY: publicKey ?? made.CONTACT_PUBLIC_KEY,
    CONTACT_SECRET_KEY: worker.CONTACT_SECRET_KEY ?? made.CONTACT_SECRET_KEY,
  };
}

/** Before anything is made: what no process would start with. */
function refuseIncomplete(settings: Settings): void {
  for (const name of SETTINGS_OF) readConfig(KEYS_OF[name], settings[name]);
}
