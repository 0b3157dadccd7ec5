import { randomUUID } from 'node:crypto';
import { connect } from '#db/connect.ts';
import { createContactOpen, createContactSeal } from '#integrations/contact-seal/sealed-box.ts';
import { createVarnishPurge } from '#integrations/edge-cache/varnish.ts';
import { openCountryDatabase } from '#integrations/ip-location/country-database.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { detectLanguage } from '#integrations/language-detection/detect-language.ts';
import { createSmtpMail } from '#integrations/mail/smtp-mail.ts';
import { createOfficerSignIn } from '#integrations/officer-sign-in/officer-sign-in.ts';
import { startWorker } from '#jobs/worker.ts';
import { createDeskServices } from '#services/desk-services.ts';
import { createEnrolment } from '#services/officers/enrol-officer.ts';
import { createPublicServices } from '#services/public-services.ts';
import { createSendingLanes, openLanes } from '#services/stories/sending-lanes.ts';
import { createShield } from '#services/stories/shield.ts';
import { chooseBotCheck } from './choose-bot-check.ts';
import { readConfig, SITE_KEYS, siteOf } from './config.ts';
import { randomIds } from './ids.ts';

type Environment = Record<string, string | undefined>;

/** Connections of one web process: enough for its core, few enough for many copies. */
const WEB_POOL = 10;
const RECEIPT_POOL = 2;
const WORKER_POOL = 4;
const DESK_POOL = 10;
/** How often counted page views are written. */
const PAGE_VIEW_FLUSH_MS = 5_000;

export async function composePublic(environment: Environment, onShield?: (step: number) => void) {
  const config = readConfig(
    [
      ...SITE_KEYS,
      'DATABASE_URL_WEB',
      'DATABASE_URL_RECEIPT',
      'APP_SECRET',
      'CONTACT_PUBLIC_KEY',
      'BOT_CHECK',
      'SENDING_LANES',
      'SHIELD',
    ],
    environment,
  );
  const db = connect(config.DATABASE_URL_WEB, { max: WEB_POOL });
  const receiptDb = connect(config.DATABASE_URL_RECEIPT, { max: RECEIPT_POOL });
  const queue = await connectJobQueue(db);
  const services = createPublicServices({
    db,
    receiptDb,
    site: siteOf(config),
    secret: config.APP_SECRET,
    clock: () => new Date(),
    ids: randomIds,
    botCheck: chooseBotCheck(config, environment),
    shield: createShield({ mode: config.SHIELD, clock: () => new Date(), onStep: onShield }),
    sealContact: await createContactSeal(config.CONTACT_PUBLIC_KEY),
    lanes: config.SENDING_LANES ? createSendingLanes(() => new Date()) : openLanes,
    countryOf: await openCountryDatabase(),
    enqueue: queue.enqueue,
  });
  // Page views are not worth an error to anybody; what could not be written stays for the next time.
  const flush = () => services.pageViews.flush().catch(() => {});
  const timer = setInterval(() => void flush(), PAGE_VIEW_FLUSH_MS);
  return {
    services,
    stop: async () => {
      clearInterval(timer);
      await flush();
      await queue.stop();
      await Promise.all([db.destroy(), receiptDb.destroy()]);
    },
  };
}

/** How often approved stories whose hour has come are looked for. */
const DUE_STORIES_MS = 20_000;

export async function composeDesk(environment: Environment, onError: (error: Error) => void) {
  const config = readConfig(
    [...SITE_KEYS, 'DATABASE_URL_DESK', 'DESK_ORIGIN', 'DESK_SECRET'],
    environment,
  );
  const site = siteOf(config);
  const db = connect(config.DATABASE_URL_DESK, { max: DESK_POOL });
  const queue = await connectJobQueue(db);
  const clock = () => new Date();
  const services = createDeskServices({
    db,
    site,
    clock,
    origin: config.DESK_ORIGIN,
    timeZone: site.timeZone,
    enqueue: queue.enqueue,
    policy: { protectMinors: site.protectMinors },
    signIn: createOfficerSignIn({
      db,
      origin: config.DESK_ORIGIN,
      secret: config.DESK_SECRET,
      enrolment: createEnrolment({ db, clock, newId: randomUUID }),
    }),
  });
  const publishDue = () => services.publishDue().catch(onError);
  const timer = setInterval(() => void publishDue(), DUE_STORIES_MS);
  return {
    db,
    services,
    origin: config.DESK_ORIGIN,
    stop: async () => {
      clearInterval(timer);
      await queue.stop();
      await db.destroy();
    },
  };
}

export async function composeWorker(environment: Environment, onError: (error: Error) => void) {
  const config = readConfig(
    [
      ...SITE_KEYS,
      'DATABASE_URL_WORKER',
      'CONTACT_PUBLIC_KEY',
      'CONTACT_SECRET_KEY',
      'SMTP_URL',
      'MAIL_FROM',
      'EDGE_CACHES',
    ],
    environment,
  );
  const site = siteOf(config);
  const db = connect(config.DATABASE_URL_WORKER, { max: WORKER_POOL });
  const mail = createSmtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM });
  const worker = await startWorker(
    {
      db,
      site,
      detectLanguage,
      timeZone: site.timeZone,
      clock: () => new Date(),
      sendMail: mail.sendMail,
      purgeEdge: createVarnishPurge(config.EDGE_CACHES),
      openContact: await createContactOpen({
        publicKey: config.CONTACT_PUBLIC_KEY,
        secretKey: config.CONTACT_SECRET_KEY,
      }),
    },
    { connectionString: config.DATABASE_URL_WORKER, onError },
  );
  return {
    stop: async () => {
      await worker.stop();
      mail.close();
      await db.destroy();
    },
  };
}
