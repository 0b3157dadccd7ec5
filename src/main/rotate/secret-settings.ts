import { randomBytes } from 'node:crypto';
import type { ChangeStep, ChangingSecret } from '#domain/system/secret-changes.ts';
import { newContactKeys, publicKeyOf } from '#integrations/contact-seal/sealed-box.ts';
import { type ConfigKey, readConfig } from '../compose/config.ts';
import type { Settings, SettingsOf } from '../setup/settings.ts';

/** Where a secret stands, beside it the other one that is also accepted, and how far the change has come. */
export const PLACES = {
  contact: {
    file: 'worker',
    key: 'CONTACT_SECRET_KEY',
    also: 'CONTACT_SECRET_KEY_ALSO',
    change: 'CONTACT_SECRET_KEY_CHANGE',
  },
  receipt: {
    file: 'web',
    key: 'APP_SECRET',
    also: 'APP_SECRET_ALSO',
    change: 'APP_SECRET_CHANGE',
  },
  session: {
    file: 'desk',
    key: 'DESK_SECRET',
    also: 'DESK_SECRET_ALSO',
    change: 'DESK_SECRET_CHANGE',
  },
} as const satisfies Record<
  ChangingSecret,
  { file: SettingsOf; key: ConfigKey; also: ConfigKey; change: ConfigKey }
>;

export type Progress = { step: ChangeStep | 'none'; since: Date };

/** A second secret without a note was brought by hand, from a copy of the keys: it is the older one. */
export function progressOf(secret: ChangingSecret, settings: Settings): Progress {
  const { file, also, change } = PLACES[secret];
  const noted = readConfig([change], settings[file])[change];
  if (settings[file][also] === undefined) return { step: 'none', since: new Date(0) };
  return noted ? { step: noted.step, since: noted.at } : { step: 'used', since: new Date(0) };
}

/** What becomes of the settings files, in the order in which they are written. Null takes a line out. */
export type FileChange = { file: SettingsOf; lines: Record<string, string | null> };

export async function makeKnown(secret: ChangingSecret, at: Date): Promise<FileChange[]> {
  const { file, also, change } = PLACES[secret];
  const made =
    secret === 'contact'
      ? (await newContactKeys()).secretKey
      : randomBytes(32).toString('base64url');
  return [{ file, lines: { [also]: made, [change]: `known@${at.toISOString()}` } }];
}

/** The two change places. Whoever opens knows it before whoever seals. */
export async function makeUsed(
  secret: ChangingSecret,
  settings: Settings,
  at: Date,
): Promise<FileChange[]> {
  const { file, key, also, change } = PLACES[secret];
  const { [key]: before = '', [also]: next = '' } = settings[file];
  const lines = { [key]: next, [also]: before, [change]: `used@${at.toISOString()}` };
  if (secret !== 'contact') return [{ file, lines }];
  const CONTACT_PUBLIC_KEY = await publicKeyOf(next);
  return [
    { file, lines: { ...lines, CONTACT_PUBLIC_KEY } },
    { file: 'web', lines: { CONTACT_PUBLIC_KEY } },
  ];
}

/** Where the last step was broken off between two files: what is still to be written. */
export function leftOver(secret: ChangingSecret, settings: Settings, at: Date): FileChange[] {
  const { CONTACT_PUBLIC_KEY = '' } = settings.worker;
  if (secret !== 'contact' || settings.web.CONTACT_PUBLIC_KEY === CONTACT_PUBLIC_KEY) return [];
  const { file, change } = PLACES[secret];
  return [
    { file, lines: { [change]: `used@${at.toISOString()}` } },
    { file: 'web', lines: { CONTACT_PUBLIC_KEY } },
  ];
}

export function forget(secret: ChangingSecret): FileChange[] {
  const { file, also, change } = PLACES[secret];
  return [{ file, lines: { [also]: null, [change]: null } }];
}
