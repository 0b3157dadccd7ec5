import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#db/connect.ts';
import { listContacts } from '#db/contacts.ts';
import type { ChangingSecret } from '#domain/system/secret-changes.ts';
import { createContactOpen } from '#integrations/contact-seal/sealed-box.ts';
import { PLACES } from '#main/rotate/secret-settings.ts';
import { newSecrets } from '#main/setup/settings.ts';
import { changeSettings, readSettings } from '#main/setup/settings-files.ts';
import { makeOfficer } from '#support/desk.ts';
import { readMails } from '#support/read-mails.ts';
import { createTestSignIn } from '#support/sign-in.ts';
import { createWorld } from '#support/world.ts';
import { ask } from './ask.ts';
import type { Drill, Outcome, Size } from './drill.ts';
import { commandsOfRunbook } from './installation.ts';
import { until } from './mail-ground.ts';
import { type Installed, installHere } from './rotate-ground.ts';
import { isThanks, sendByForm, startPeople, type Traffic } from './rotate-traffic.ts';

const TIMES = { small: 1, full: 2 };
/** As short as Caddy's look at both servers allows, and as shipped. */
const DRAIN_MS = { small: 1_500, full: 5_000 };
const NOTICED_MS = { small: 1_500, full: 4_000 };
/** An officer's cookie is made anew after a minute at the desk; then the old secret may go. */
const COOKIE_MOVES_ON_MS = 75_000;
/** A mail in the hands of a worker that ended is given to the next one after its heartbeat was missed. */
const MAILED_WITHIN_MS = 300_000;

export const drill: Drill = {
  name: 'rotate',
  load: (size) =>
    `writers with addresses, by script and by form, people with receipts and an officer at work; all three secrets changed by the runbook, ${size === 'full' ? 'twice, and the old ones forgotten' : 'once'}`,
  required:
    '0 failed requests, 0 unreadable addresses, officers stay signed in, every approved text’s mail arrives',
  run: async (ground, size): Promise<Outcome> => {
    const installed = await installHere(ground, DRAIN_MS[size]);
    const world = await createWorld(installed.database);
    const people = startPeople(installed, world, await officerCookie(installed));
    ground.atEnd(people.stop);
    for (let n = 0; n < TIMES[size]; n++) {
      // The desk has no part in the other two.
      await Promise.all([followRunbook(installed, size), rotate(installed, 'session', size)]);
      await rotate(installed, 'receipt', size);
      if (size === 'full') await forgetOld(installed);
    }
    await people.stop();
    const { told } = people;
    const mailed = await untilMailed(installed, told.approved);
    const unreadable = await countUnreadable(installed);
    const replaced = await replaceAtOnce(installed, people.cookie());
    return {
      measured: `${say(told)}; ${unreadable} addresses unreadable, ${told.approved.length - mailed} of ${told.approved.length} mails missing`,
      held:
        told.failed.length === 0 &&
        unreadable === 0 &&
        mailed === told.approved.length &&
        Math.min(told.sent, told.thanked, told.receipts, told.looks, mailed) > 0,
      control: {
        measured: `secrets simply replaced: ${replaced.unreadable} of ${replaced.addresses} addresses unreadable, the officer ${replaced.signedIn ? 'stays' : 'is signed out'}, a thank-you page ${replaced.thanked ? 'opens' : 'is empty'}`,
        attackSucceeded:
          replaced.unreadable === replaced.addresses && !replaced.signedIn && !replaced.thanked,
      },
    };
  },
};

const say = ({ sent, thanked, receipts, looks, failed }: Traffic) =>
  `${sent} sent, ${thanked} thanked by form, ${receipts} receipts, ${looks} looks at the desk, ${failed.length} failed${failed[0] ? ` (${failed[0]})` : ''}`;

/** An officer who signed in before all this. */
async function officerCookie({ database, deskOrigin, folder }: Installed): Promise<string> {
  const db = database.as('desk');
  const secret = (await readSettings(folder)).desk.DESK_SECRET ?? '';
  const signIn = createTestSignIn(db, undefined, { origin: deskOrigin, secret });
  const { id } = await makeOfficer(db);
  return (await signIn.signInWithout(id)).map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Command by command what stands there for the contact keys; units are processes of ours. */
async function followRunbook(installed: Installed, size: Size): Promise<void> {
  for (const command of commandsOfRunbook('rotate').flatMap((line) => line.split('; '))) {
    const [word, ...rest] = command.split(' ');
    if (word === 'hikaya') await installed.hikaya(...rest);
    else if (word === 'systemctl') for (const unit of rest.slice(1)) await installed.restart(unit);
    else if (word === 'sleep') await pause(NOTICED_MS[size]);
    else throw new Error(`What is ${command}?`);
  }
}

/** And what the command itself says is to be done, until the new secret is in use. */
async function rotate(installed: Installed, secret: ChangingSecret, size: Size): Promise<void> {
  for (const _step of ['known', 'used'])
    await restartAsTold(installed, await installed.hikaya('rotate', secret), size);
}

async function restartAsTold(installed: Installed, said: string, size: Size): Promise<void> {
  const [, units = ''] = /^Start anew.*: (.*)$/m.exec(said) ?? [];
  if (units === '') throw new Error(said);
  for (const unit of units.split(', ')) {
    await installed.restart(unit);
    await pause(NOTICED_MS[size]);
  }
}

/** Long before its time, but after the officer's browser has a cookie of the new one. */
async function forgetOld(installed: Installed): Promise<void> {
  await pause(COOKIE_MOVES_ON_MS);
  for (const secret of ['receipt', 'session'] as const)
    await restartAsTold(
      installed,
      await installed.hikaya('rotate', secret, '--finish', '--now'),
      'full',
    );
}

async function untilMailed({ mailFolder }: Installed, approved: string[]): Promise<number> {
  const arrived = async () => {
    const mailed = new Set((await readMails(mailFolder)).map(({ to }) => to?.[0]?.address));
    return approved.filter((address) => mailed.has(address)).length;
  };
  await until(MAILED_WITHIN_MS, async () => (await arrived()) === approved.length);
  return arrived();
}

/** Of all that is stored, by the settings of the worker as they are now. */
async function countUnreadable({ folder, database }: Installed): Promise<number> {
  const { worker } = await readSettings(folder);
  const open = await createContactOpen({
    publicKey: worker.CONTACT_PUBLIC_KEY ?? '',
    secretKey: worker.CONTACT_SECRET_KEY ?? '',
    alsoSecretKey: worker.CONTACT_SECRET_KEY_ALSO,
  });
  const stored = await everyContact(database.as('worker'));
  const opened = await Promise.all(stored.map((sealed) => open(sealed).catch(() => null)));
  return opened.filter((email) => email === null).length;
}

const everyContact = async (db: Database) =>
  (await listContacts(db, { after: null, limit: 1_000_000 })).map(({ sealedEmail }) => sealedEmail);

/** The way without a predecessor: new secrets in the files, everything started anew. */
async function replaceAtOnce(installed: Installed, cookie: string) {
  const { folder, origin, deskOrigin, database } = installed;
  const { APP_SECRET, DESK_SECRET, ...keys } = await newSecrets();
  const sent = await sendByForm(origin);
  const { CONTACT_PUBLIC_KEY } = keys;
  const gone = Object.fromEntries(
    Object.values(PLACES).flatMap(({ also, change }) => [
      [also, null],
      [change, null],
    ]),
  );
  await changeSettings(folder, 'web', { ...gone, APP_SECRET, CONTACT_PUBLIC_KEY });
  await changeSettings(folder, 'desk', { ...gone, DESK_SECRET });
  await changeSettings(folder, 'worker', { ...gone, ...keys });
  await Promise.all(installed.units.map(installed.restart));
  const thanks = await ask(origin, { path: sent.headers.location ?? '/' });
  const desk = await ask(deskOrigin, { path: '/desk', headers: { cookie } });
  return {
    addresses: (await everyContact(database.as('worker'))).length,
    unreadable: await countUnreadable(installed),
    signedIn: desk.status === 200,
    thanked: isThanks(thanks),
  };
}
