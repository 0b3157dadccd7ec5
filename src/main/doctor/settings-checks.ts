import { stat } from 'node:fs/promises';
import { connect } from '#db/connect.ts';
import { findNewestSealedEmail } from '#db/contacts.ts';
import { CHANGING_SECRETS } from '#domain/system/secret-changes.ts';
import { createContactOpen, createContactSeal } from '#integrations/contact-seal/sealed-box.ts';
import { readConfig } from '../compose/config.ts';
import { KEYS_OF } from '../compose/process-keys.ts';
import { progressOf } from '../rotate/secret-settings.ts';
import { SETTINGS_OF, type Settings } from '../setup/settings.ts';
import { fileOf } from '../setup/settings-files.ts';
import { broken, type Finding, held, look, tried } from './finding.ts';

export async function checkFolder(folder: string): Promise<Finding> {
  const about = 'settings';
  const mend = 'Name their folder by HIKAYA_SETTINGS, or run hikaya setup.';
  if (!(await stat(folder).catch(() => null))?.isDirectory())
    return broken(about, `there is no ${folder}`, mend);
  const open: string[] = [];
  for (const name of SETTINGS_OF) {
    const file = fileOf(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && (found.mode & OTHERS) !== 0) open.push(file);
  }
  return open.length === 0
    ? held(about, `in ${folder}`)
    : broken(about, `others can read ${open.join(' and ')}`, `chmod 600 ${open.join(' ')}`);
}

/** Group and everybody else. */
const OTHERS = 0o077;

/** Whether each process would start with its file. */
export async function checkSettings(settings: Settings): Promise<Finding[]> {
  const findings = SETTINGS_OF.map((name) =>
    tried(
      `settings of ${name}`,
      `Put it right in ${name}.env; hikaya setup adds what is missing.`,
      async () => {
        readConfig(KEYS_OF[name], settings[name]);
        return held(`settings of ${name}`, 'complete');
      },
    ),
  );
  return (await Promise.all(findings)).flat();
}

/** The last one that a writer left; nothing of it is shown. */
async function newestSealed(url: string): Promise<Uint8Array | undefined> {
  const db = connect(url, { max: 1 });
  try {
    return await findNewestSealedEmail(db);
  } finally {
    await db.destroy();
  }
}

const PAIR = 'contact keys';
const BRING_BACK = 'Bring web.env and worker.env back from your copy of the keys.';

/** What web seals, the worker must open; no process holds both ends of this. */
export function checkContactKeys({ web, worker }: Settings): Promise<Finding[]> {
  return tried(PAIR, BRING_BACK, async () => {
    const seal = await createContactSeal(web.CONTACT_PUBLIC_KEY ?? '');
    const open = await createContactOpen({
      publicKey: worker.CONTACT_PUBLIC_KEY ?? '',
      secretKey: worker.CONTACT_SECRET_KEY ?? '',
      alsoSecretKey: worker.CONTACT_SECRET_KEY_ALSO,
    });
    const opened = await open(await seal('tried')).catch(() => null);
    if (opened !== 'tried')
      return broken(PAIR, 'the worker cannot open what web seals', BRING_BACK);
    const stored = await newestSealed(worker.DATABASE_URL_WORKER ?? '').catch(() => undefined);
    return stored && (await open(stored).catch(() => null)) === null
      ? broken(PAIR, 'they do not open the newest address that is stored', BRING_BACK)
      : held(PAIR, 'what web seals, the worker opens');
  });
}

/** One that was begun and forgotten leaves two secrets where one would do. */
export async function checkSecretChanges(settings: Settings): Promise<Finding[]> {
  const findings = CHANGING_SECRETS.map((secret) => {
    const about = `secret of ${secret}`;
    const mend = `hikaya rotate ${secret} says what comes next.`;
    return tried(about, mend, async () => {
      const { step, since } = progressOf(secret, settings);
      return step === 'none'
        ? held(about, 'one, and no other counts')
        : look(about, `a new one is ${step} since ${since.toISOString()}, beside the old`, mend);
    });
  });
  return (await Promise.all(findings)).flat();
}
