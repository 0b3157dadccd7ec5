import { z } from 'zod';
import { openLineTo, SEAL_IT } from '#db/sealed-line.ts';
import { releasedTagline } from '#domain/content/released/tagline.ts';
import { isSafeMailServer, UNSAFE_MAIL_SERVER } from '#domain/mail-line.ts';
import { senderDomain } from '#domain/mail-sender.ts';
import { ONION_ORIGIN } from '#domain/onion.ts';
import type { Site } from '#domain/site.ts';
import { SHIELD_MODES } from '#domain/submission/shield.ts';
import { CHANGE_STEPS, type ChangeStep } from '#domain/system/secret-changes.ts';
import { isThisMachine } from '#domain/this-machine.ts';
import { MOST_LAG_MS } from '#http/shed-load.ts';

/** A company's cache, and which of its customers' we are. */
const CDN = /^(?:fastly|cloudflare):[A-Za-z0-9]+$/;

const flag = z.enum(['on', 'off', '1', '0']).transform((value) => value === 'on' || value === '1');
/** What is no address at all is told so, and nothing else. */
const NOWHERE = { hostname: '', search: '' };
const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/ })
  .refine((url) => openLineTo(url) === null, { error: SEAL_IT });

const secret = z.string().min(32);
const contactKey = z.string().min(40);
/** How far a change of a secret has come, and since when: `used@2026-11-17T10:00:00.000Z`. Only `hikaya rotate` reads it. */
const secretChange = z
  .templateLiteral([z.enum(CHANGE_STEPS), '@', z.iso.datetime()])
  .transform((told) => {
    const [step, at] = told.split('@') as [ChangeStep, string];
    return { step, at: new Date(at) };
  });

/** Documents write these where an operator's own belongs; whoever writes to them reaches nobody. */
const NOBODYS = /(?:[@/.]|^)example\.(?:org|com|net)\b/;
const reachesSomebody = {
  test: (value: string) => !NOBODYS.test(value),
  words: { error: 'example.org, .com and .net belong to nobody. Write your own.' },
};
const publicUrl = z
  .url({ protocol: /^https?$/ })
  .refine(reachesSomebody.test, reachesSomebody.words);
const publicEmail = z.email().refine(reachesSomebody.test, reachesSomebody.words);

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  /**
   * Where a process tells those who watch over it how it is: /livez, /readyz, /metrics. Nobody outside may
   * reach it. 0 takes any port; without one there is no such door.
   */
  INNER_HOST: z.string().default('127.0.0.1'),
  INNER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The same site inside Tor: http://….onion. Readers of Tor Browser are told of it. */
  ONION_ORIGIN: z.string().regex(ONION_ORIGIN, 'Write http://, 56 letters and .onion.').optional(),
  /**
   * Where Tor leads its visitors to, and nobody else may reach: who comes in there is counted with all others from Tor.
   * Never the address of HOST, which may be open to other machines.
   */
  ONION_HOST: z.string().default('127.0.0.1'),
  ONION_PORT: z.coerce.number().int().min(0).max(65_535).default(4304),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /**
   * Addresses of the proxies in front, comma separated (`loopback`, 10.0.0.0/8). Without them every form post over TLS
   * is refused; with too many of them, visitors choose the address they are counted under.
   */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean)),
  /** Other sites whose pages may call the API, comma separated: https://partner.example. */
  API_ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),

  /** A process that is later than this answers 503, so that those it serves do not wait for seconds. */
  MOST_LAG_MS: z.coerce.number().int().min(100).default(MOST_LAG_MS),
  /** How long a process that was told to end goes on serving, so that nobody is sent to it any more. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(5_000),
  /** Where `hikaya assets` puts the browser files of the last releases, for pages that were kept. */
  KEPT_ASSETS: z.string().min(1).optional(),
  /** Without a cache in front: how long a page is kept in memory. At most what a takedown may take. */
  KEEP_PAGES_MS: z.coerce.number().int().min(0).max(2_000).default(0),
  /**
   * The caches in front, to be told what changed, comma separated: http addresses of Varnish, fastly:SERVICE_ID or
   * cloudflare:ZONE_ID. `none` has to be written out: a cache that nobody tells goes on showing what was taken down.
   */
  EDGE_CACHES: z
    .string()
    .min(1, 'Name the caches in front, or write none.')
    .transform((list) => (list === 'none' ? [] : list.split(',').filter(Boolean)))
    .pipe(z.array(z.union([z.url({ protocol: /^https?$/ }), z.string().regex(CDN)]))),
  /** Fastly's or Cloudflare's, with the right to purge by key and no other. */
  EDGE_TOKEN: z.string().min(1).optional(),
  /** Where that interface is, if not at the company's own address. */
  EDGE_API: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * What pages tell the cache in front: Varnish and Fastly read the first. Cloudflare reads the second alone, which
   * makes it keep pages: only where the worker purges there.
   */
  EDGE_HEADERS: z.enum(['surrogate', 'cloudflare']).default('surrogate'),

  /** Without it mails and share links would lead nowhere. */
  SITE_ORIGIN: publicUrl,
  SITE_NAME: z.string().default('Hikaya'),
  SITE_ARABIC_NAME: z.string().default('حكاية'),
  SITE_TIME_ZONE: z.string().default('America/Toronto'),
  CONTACT_EMAIL: publicEmail,
  PRESS_EMAIL: publicEmail,
  EDUCATORS_EMAIL: publicEmail,
  APPEALS_EMAIL: publicEmail,
  /** Of whoever found a hole; the contact address where there is none. */
  SECURITY_EMAIL: publicEmail.optional(),
  SOCIAL_LABEL: z.string().default('Instagram'),
  SOCIAL_URL: publicUrl,
  DONATE_URL: publicUrl,
  DEMO: flag.default(false),

  /** Where officers come in; its own host name keeps the desk apart from public pages. */
  DESK_ORIGIN: publicUrl.transform((url) => new URL(url).origin),
  /** Signs the officers' cookies. */
  DESK_SECRET: secret,
  DESK_SECRET_ALSO: secret.optional(),
  DESK_SECRET_CHANGE: secretChange.optional(),

  DATABASE_URL_WEB: postgresUrl,
  /** A copy that follows the database, for public pages; decisions and receipts never use it. */
  DATABASE_URL_READ: postgresUrl.optional(),
  DATABASE_URL_DESK: postgresUrl,
  /** For whoever shows a receipt: this role sees that one story and no other. */
  DATABASE_URL_RECEIPT: postgresUrl,
  DATABASE_URL_WORKER: postgresUrl,
  DATABASE_URL_MIGRATOR: postgresUrl,
  /** Erases what is over; reads no word and no address. */
  DATABASE_URL_PURGER: postgresUrl,
  /** Outside the database and its backups: what was erased, for the day after a restore. */
  JOURNAL_FILE: z.string().min(1),
  /** Outside the database too: when its owner was used, and when secrets changed. */
  OPERATIONS_FILE: z.string().min(1).optional(),

  /** Makes receipts, and seals what a plain form post hands to the thank-you page. */
  APP_SECRET: secret,
  APP_SECRET_ALSO: secret.optional(),
  APP_SECRET_CHANGE: secretChange.optional(),
  CONTACT_PUBLIC_KEY: contactKey,
  CONTACT_SECRET_KEY: contactKey,
  CONTACT_SECRET_KEY_ALSO: contactKey.optional(),
  CONTACT_SECRET_KEY_CHANGE: secretChange.optional(),
  /** `off` has to be written out, so that nobody believes a check is there. */
  BOT_CHECK: z.enum(['off', 'proof-of-work', 'recaptcha', 'turnstile']),
  /** Of the provider, where one was chosen. */
  BOT_CHECK_SITE_KEY: z.string().min(1),
  BOT_CHECK_SECRET: z.string().min(1),
  /** Where tokens are verified, if not at the provider's own address. */
  BOT_CHECK_VERIFY_URL: z.url().optional(),
  /** Refuses texts without a valid token, people without scripts included; else they are taken and marked. */
  BOT_CHECK_REQUIRED: flag.default(false),
  /** Harder sums while many texts arrive; by hand for an attack one sees coming. */
  SHIELD: z.enum(SHIELD_MODES).default('auto'),
  PROTECT_MINORS: flag.default(true),
  /** How many texts an address may send in an hour; off only where a machine fills a test world. */
  SENDING_LANES: flag.default(true),
  /**
   * A Redis (or Valkey) in which several web servers count together: texts and wrong receipts of an address, and the
   * flood. `deploy/redis.conf`; without it each counts for itself. It must write nothing to a disk.
   */
  COUNTERS_URL: z
    .url({ protocol: /^(?:rediss?|unix)$/ })
    .refine((url) => url.startsWith('rediss:') || isThisMachine(new URL(url).hostname), {
      error: 'On another machine it has to be spoken to over TLS: rediss://…',
    })
    .optional(),
  /** smtp:// begins openly and goes over to TLS before anything is said; smtps:// begins with it. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine((url) => isSafeMailServer(URL.parse(url) ?? NOWHERE), { error: UNSAFE_MAIL_SERVER }),
  MAIL_FROM: z
    .string()
    .refine((from) => senderDomain(from) !== null, {
      error: 'Write an address, or a name and an address: Hikaya <hello@your-name.org>.',
    })
    .refine(reachesSomebody.test, reachesSomebody.words),
  /** Under which the relay's DKIM key stands in the DNS; `hikaya doctor` looks for it. */
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i)
    .optional(),
});

/** By name, for their document. */
export const SETTINGS = Object.keys(schema.shape) as ConfigKey[];

export type Environment = Record<string, string | undefined>;
export type Config = z.infer<typeof schema>;
export type ConfigKey = keyof Config;

/** Each process names what it needs, so the web server never holds the mail worker's key. */
export function readConfig<K extends ConfigKey>(
  keys: readonly K[],
  environment: Environment = process.env,
): Pick<Config, K> {
  const mask = Object.fromEntries(keys.map((key) => [key, true])) as Record<K, true>;
  const result = schema.pick(mask as never).safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings that are missing or wrong:\n${lines.join('\n')}`);
  }
  return result.data as unknown as Pick<Config, K>;
}

/** What a process says of itself when it starts: nothing secret, nothing of one place alone. */
const SHOWN_KEYS = [
  'TRUST_PROXY',
  'API_ALLOWED_ORIGINS',
  'MOST_LAG_MS',
  'KEEP_PAGES_MS',
  'BOT_CHECK',
  'SHIELD',
  'SENDING_LANES',
  'PROTECT_MINORS',
  'SITE_TIME_ZONE',
  'DEMO',
] as const satisfies ConfigKey[];

export function settingsToShow(environment: Environment) {
  return readConfig(SHOWN_KEYS, environment);
}

export const SITE_KEYS = [
  'SITE_ORIGIN',
  'SITE_NAME',
  'SITE_ARABIC_NAME',
  'SITE_TIME_ZONE',
  'CONTACT_EMAIL',
  'PRESS_EMAIL',
  'EDUCATORS_EMAIL',
  'APPEALS_EMAIL',
  'SECURITY_EMAIL',
  'SOCIAL_LABEL',
  'SOCIAL_URL',
  'DONATE_URL',
  'DEMO',
  'PROTECT_MINORS',
] as const satisfies ConfigKey[];

export function siteOf(config: Pick<Config, (typeof SITE_KEYS)[number]>): Site {
  return {
    name: config.SITE_NAME,
    arabicName: config.SITE_ARABIC_NAME,
    tagline: releasedTagline.title,
    subline: releasedTagline.text,
    origin: config.SITE_ORIGIN.replace(/\/$/, ''),
    emails: {
      contact: config.CONTACT_EMAIL,
      press: config.PRESS_EMAIL,
      educators: config.EDUCATORS_EMAIL,
      appeals: config.APPEALS_EMAIL,
      security: config.SECURITY_EMAIL ?? config.CONTACT_EMAIL,
    },
    social: { label: config.SOCIAL_LABEL, url: config.SOCIAL_URL },
    donateUrl: config.DONATE_URL,
    timeZone: config.SITE_TIME_ZONE,
    demo: config.DEMO,
    protectMinors: config.PROTECT_MINORS,
  };
}
