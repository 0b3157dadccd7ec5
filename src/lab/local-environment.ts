import { randomBytes } from 'node:crypto';
import type { RoleName } from '#db/roles.ts';
import { newContactKeys } from '#integrations/contact-seal/sealed-box.ts';

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

type Local = {
  url: (role: RoleName) => string;
  secrets: Secrets;
  origin: string;
  deskOrigin: string;
  smtp: string;
  journal: string;
  /** What this world has otherwise than an operator's. */
  more?: Record<string, string>;
};

/** What the public reads and operators choose; nothing is ever sent to these. */
export const LOCAL_ADDRESSES = {
  CONTACT_EMAIL: 'hello@hikaya.test',
  PRESS_EMAIL: 'press@hikaya.test',
  EDUCATORS_EMAIL: 'educators@hikaya.test',
  APPEALS_EMAIL: 'appeals@hikaya.test',
  SOCIAL_URL: 'https://social.hikaya.test/hikaya',
  DONATE_URL: 'https://donate.hikaya.test/',
  MAIL_FROM: 'Hikaya <hello@hikaya.test>',
};

/** The settings of every process as operators write them, and nothing that they do not write. */
export function localEnvironment(local: Local): Record<string, string> {
  const { url, secrets, origin, deskOrigin, smtp, journal, more } = local;
  return {
    ...secrets,
    ...LOCAL_ADDRESSES,
    SITE_ORIGIN: origin,
    DESK_ORIGIN: deskOrigin,
    BOT_CHECK: 'proof-of-work',
    DATABASE_URL_WEB: url('web'),
    DATABASE_URL_DESK: url('desk'),
    DATABASE_URL_RECEIPT: url('receipt'),
    DATABASE_URL_WORKER: url('worker'),
    DATABASE_URL_MIGRATOR: url('migrator'),
    DATABASE_URL_PURGER: url('purger'),
    JOURNAL_FILE: journal,
    SMTP_URL: smtp,
    EDGE_CACHES: 'none',
    ...more,
  };
}
