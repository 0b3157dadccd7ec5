import { SITE_KEYS } from './config.ts';

/** Of every process. */
const PROCESS_KEYS = ['LOG_LEVEL', 'INNER_HOST', 'INNER_PORT'] as const;

const SERVER_KEYS = [
  ...PROCESS_KEYS,
  'HOST',
  'PORT',
  'TRUST_PROXY',
  'MOST_LAG_MS',
  'KEPT_ASSETS',
] as const;

export const WEB_KEYS = [
  ...SERVER_KEYS,
  ...SITE_KEYS,
  'ONION_ORIGIN',
  'ONION_HOST',
  'ONION_PORT',
  'API_ALLOWED_ORIGINS',
  'KEEP_PAGES_MS',
  'EDGE_HEADERS',
  'DRAIN_MS',
  'DATABASE_URL_WEB',
  'DATABASE_URL_READ',
  'DATABASE_URL_RECEIPT',
  'APP_SECRET',
  'APP_SECRET_ALSO',
  'CONTACT_PUBLIC_KEY',
  'BOT_CHECK',
  'BOT_CHECK_REQUIRED',
  'SENDING_LANES',
  'SHIELD',
  'COUNTERS_URL',
] as const;

export const DESK_KEYS = [
  ...SERVER_KEYS,
  ...SITE_KEYS,
  'DATABASE_URL_DESK',
  'DESK_ORIGIN',
  'DESK_SECRET',
  'DESK_SECRET_ALSO',
] as const;

export const WORKER_KEYS = [
  ...PROCESS_KEYS,
  ...SITE_KEYS,
  'DATABASE_URL_WORKER',
  'DESK_ORIGIN',
  'CONTACT_PUBLIC_KEY',
  'CONTACT_SECRET_KEY',
  'CONTACT_SECRET_KEY_ALSO',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_DKIM_SELECTOR',
  'EDGE_CACHES',
  'EDGE_TOKEN',
  'EDGE_API',
] as const;

export const PURGER_KEYS = [...PROCESS_KEYS, 'DATABASE_URL_PURGER', 'JOURNAL_FILE'] as const;

export const MIGRATOR_KEYS = ['DATABASE_URL_MIGRATOR', 'OPERATIONS_FILE'] as const;

/** By the name of the settings file. */
export const KEYS_OF = {
  web: WEB_KEYS,
  desk: DESK_KEYS,
  worker: WORKER_KEYS,
  purger: PURGER_KEYS,
  migrator: MIGRATOR_KEYS,
} as const;
