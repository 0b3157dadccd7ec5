import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDatabase, databaseExists } from '#db/roles.ts';
import { migrateDatabase } from '#main/compose/migrate-database.ts';
import { newSecrets, type Secrets } from '#main/setup/settings.ts';
import { addSettings } from '#main/setup/settings-files.ts';
import { freePort } from './free-port.ts';
import { demoReceipts, loadDemoWorld } from './load-demo-world.ts';
import { localSettings } from './local-environment.ts';
import { startLocalPostgres, withSuperuser } from './local-postgres.ts';
import { startMailFolder } from './mail-folder.ts';

const DATABASE = 'hikaya';
const TIME_ZONE = 'America/Toronto';

type Options = {
  folder: string;
  port: number;
  fresh: boolean;
  say: (line: string) => void;
  /** While developing one process serves site and desk. */
  sharedPort?: boolean;
};

/**
 * All the product needs on one machine: its own PostgreSQL, the demo world, a folder for mail,
 * and the environment that the server and the worker read.
 */
export async function startLocalWorld(options: Options) {
  const { folder, port, fresh, say, sharedPort = false } = options;
  if (fresh) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const postgres = await startLocalPostgres({ folder: path.join(folder, 'postgres') });
  const mail = await startMailFolder(path.join(folder, 'mail'));
  const url = (role: Parameters<typeof postgres.url>[0]) => postgres.url(role, DATABASE);

  await withSuperuser(postgres.superuserUrl('postgres'), async (client) => {
    if (!(await databaseExists(client, DATABASE))) await createDatabase(client, DATABASE);
  });
  await migrateDatabase(url('migrator'));
  const secrets = await keptSecrets(path.join(folder, 'secrets.json'));
  const empty = await withSuperuser(postgres.superuserUrl(DATABASE), async (client) => {
    const { rows } = await client.query('SELECT 1 FROM story LIMIT 1');
    return rows.length === 0;
  });
  if (empty) {
    const loaded = await loadDemoWorld(
      { web: url('web'), desk: url('desk'), worker: url('worker') },
      { today: new Date(), timeZone: TIME_ZONE, secret: secrets.APP_SECRET },
    );
    say(`demo world: ${loaded.published} published, ${loaded.waiting} waiting`);
  }
  for (const words of demoReceipts(secrets.APP_SECRET)) say(`receipt to try: ${words}`);

  const deskPort = sharedPort ? port : await freePort();
  const settings = localSettings({
    url,
    secrets,
    origin: `http://127.0.0.1:${port}`,
    // Passkeys are bound to a host name, and an address in numbers is none.
    deskOrigin: `http://localhost:${deskPort}`,
    smtp: mail.url,
    journal: path.join(folder, 'erasures.jsonl'),
    more: { DEMO: 'on', SITE_TIME_ZONE: TIME_ZONE },
  });
  // Made anew each time: ports change.
  const files = path.join(folder, 'settings');
  await rm(files, { recursive: true, force: true });
  await addSettings(files, settings);
  return {
    /** Of all processes in one. */
    environment: Object.assign({}, ...Object.values(settings)) as Record<string, string>,
    /** The folder with a file for each, as operators have it: a process sees its own. */
    files,
    deskPort,
    stop: async () => {
      await mail.stop();
      await postgres.stop();
    },
  };
}

/** The same keys on every start, or yesterday's sealed addresses could not be opened today. */
async function keptSecrets(file: string): Promise<Secrets> {
  const kept = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const secrets = { ...(await newSecrets()), ...kept };
  await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
