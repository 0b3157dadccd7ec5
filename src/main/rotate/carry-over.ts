import { connect, type Database } from '#db/connect.ts';
import { createContactReseal } from '#integrations/contact-seal/sealed-box.ts';
import { reencryptCodes } from '#integrations/officer-sign-in/reencrypt-codes.ts';
import { resealContacts } from '#services/mail/reseal-contacts.ts';
import { readConfig } from '../compose/config.ts';
import type { Settings } from '../setup/settings.ts';

type Say = (line: string) => void;

/**
 * Seals every stored address to the new key, with the mail worker's keys: no other opens one. It writes as the owner of
 * the tables, so that no process that serves somebody needs the right to replace an address. False where some are left
 * that no key opens.
 */
export async function carryOverContacts(
  { worker, migrator }: Settings,
  { say, now }: { say: Say; now: boolean },
): Promise<boolean> {
  const config = readConfig(
    ['CONTACT_PUBLIC_KEY', 'CONTACT_SECRET_KEY', 'CONTACT_SECRET_KEY_ALSO'],
    worker,
  );
  const { DATABASE_URL_MIGRATOR } = readConfig(['DATABASE_URL_MIGRATOR'], migrator);
  const db = connect(DATABASE_URL_MIGRATOR, { max: 1 });
  try {
    const resealContact = await createContactReseal({
      publicKey: config.CONTACT_PUBLIC_KEY,
      secretKey: config.CONTACT_SECRET_KEY,
      alsoSecretKey: config.CONTACT_SECRET_KEY_ALSO,
    });
    const { resealed, unreadable } = await resealContacts({ db, resealContact });
    say(`contact: ${resealed} addresses sealed to the new key, ${unreadable} that no key opens.`);
    if (unreadable === 0 || now) return true;
    say('Is there an older key in your copy of the keys? If those addresses are lost: --now');
    return false;
  } finally {
    await db.destroy();
  }
}

/** What an earlier release encrypted does not say with what; from here on it does. */
export async function noteSecretOfCodes({ desk }: Settings, db: Database): Promise<void> {
  await reencryptCodes(db, { secret: readConfig(['DESK_SECRET'], desk).DESK_SECRET });
}

export async function carryOverCodes(
  { desk }: Settings,
  { db, say }: { db: Database; say: Say },
): Promise<void> {
  const config = readConfig(['DESK_SECRET', 'DESK_SECRET_ALSO'], desk);
  const secrets = { secret: config.DESK_SECRET, alsoSecret: config.DESK_SECRET_ALSO };
  say(`session: ${await reencryptCodes(db, secrets)} secrets of code apps encrypted anew.`);
}
