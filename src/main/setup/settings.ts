import { randomBytes } from 'node:crypto';
import type { RoleName } from '#db/roles.ts';
import { newContactKeys } from '#integrations/contact-seal/sealed-box.ts';

/** What operators decide. Everything else is made for them. */
export type Answers = {
  siteOrigin: string;
  deskOrigin: string;
  smtpUrl: string;
  mailFrom: string;
  contactEmail: string;
  appealsEmail: string;
  pressEmail: string;
  educatorsEmail: string;
  donateUrl: string;
  socialUrl: string;
  socialName: string;
  timeZone: string;
  /** Addresses of the caches in front, or `none`. */
  caches: string;
  /** Addresses of the proxies in front, or nothing. */
  proxies: string;
  journalFile: string;
  /** File for what operators did, or nothing. */
  operationsFile: string;
  /** Folder for the browser files of the last releases, or nothing. */
  assets: string;
};

/** Each process has a file of its own, so that none holds a key it does not need. */
export const SETTINGS_OF = ['web', 'desk', 'worker', 'purger', 'migrator'] as const;
export type SettingsOf = (typeof SETTINGS_OF)[number];
export type Settings = Record<SettingsOf, Record<string, string>>;

/** Where the address of each database role stands. */
export const ROLE_ADDRESSES: readonly { role: RoleName; at: [SettingsOf, string] }[] = [
  { role: 'web', at: ['web', 'DATABASE_URL_WEB'] },
  { role: 'receipt', at: ['web', 'DATABASE_URL_RECEIPT'] },
  { role: 'desk', at: ['desk', 'DATABASE_URL_DESK'] },
  { role: 'worker', at: ['worker', 'DATABASE_URL_WORKER'] },
  { role: 'purger', at: ['purger', 'DATABASE_URL_PURGER'] },
  { role: 'migrator', at: ['migrator', 'DATABASE_URL_MIGRATOR'] },
];

const secret = () => randomBytes(32).toString('base64url');

export async function newSecrets() {
  const keys = await newContactKeys();
  return {
    APP_SECRET: secret(),
    DESK_SECRET: secret(),
    CONTACT_PUBLIC_KEY: keys.publicKey,
    CONTACT_SECRET_KEY: keys.secretKey,
  };
}

export type Secrets = Awaited<ReturnType<typeof newSecrets>>;

/** The settings of every process, whether an installation asks for them, the demo or a test. */
export function settingsOf(
  answers: Answers,
  { CONTACT_PUBLIC_KEY, CONTACT_SECRET_KEY, APP_SECRET, DESK_SECRET }: Secrets,
  url: (role: RoleName) => string,
): Settings {
  const site = {
    SITE_ORIGIN: answers.siteOrigin,
    CONTACT_EMAIL: answers.contactEmail,
    APPEALS_EMAIL: answers.appealsEmail,
    PRESS_EMAIL: answers.pressEmail,
    EDUCATORS_EMAIL: answers.educatorsEmail,
    DONATE_URL: answers.donateUrl,
    SOCIAL_URL: answers.socialUrl,
    SOCIAL_LABEL: answers.socialName,
    SITE_TIME_ZONE: answers.timeZone,
  };
  const kept = answers.assets === '' ? {} : { KEPT_ASSETS: answers.assets };
  const noted = answers.operationsFile === '' ? {} : { OPERATIONS_FILE: answers.operationsFile };
  const behind = answers.proxies === '' ? {} : { TRUST_PROXY: answers.proxies };
  return {
    web: {
      PORT: '4300',
      INNER_PORT: '14300',
      ...site,
      ...behind,
      ...kept,
      BOT_CHECK: 'proof-of-work',
      DATABASE_URL_WEB: url('web'),
      DATABASE_URL_RECEIPT: url('receipt'),
      APP_SECRET,
      CONTACT_PUBLIC_KEY,
    },
    desk: {
      PORT: '4301',
      INNER_PORT: '14301',
      DESK_ORIGIN: answers.deskOrigin,
      ...site,
      ...behind,
      ...kept,
      DATABASE_URL_DESK: url('desk'),
      DESK_SECRET,
    },
    worker: {
      INNER_PORT: '14310',
      ...site,
      SMTP_URL: answers.smtpUrl,
      MAIL_FROM: answers.mailFrom,
      DESK_ORIGIN: answers.deskOrigin,
      EDGE_CACHES: answers.caches,
      DATABASE_URL_WORKER: url('worker'),
      CONTACT_PUBLIC_KEY,
      CONTACT_SECRET_KEY,
    },
    purger: {
      INNER_PORT: '14311',
      DATABASE_URL_PURGER: url('purger'),
      JOURNAL_FILE: answers.journalFile,
    },
    migrator: { DATABASE_URL_MIGRATOR: url('migrator'), ...noted },
  };
}
