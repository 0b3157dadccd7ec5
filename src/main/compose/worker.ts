import { connect } from '#db/connect.ts';
import { refuseUnsafeDatabase } from '#db/refuse-unsafe-database.ts';
import { readFigures } from '#db/system/figures.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { createMetrics } from '#http/metrics.ts';
import { createDayHash } from '#integrations/contact-seal/day-hash.ts';
import { createContactOpen } from '#integrations/contact-seal/sealed-box.ts';
import { findDangers } from '#integrations/danger-signals/find-dangers.ts';
import { createPurgeEdge } from '#integrations/edge-cache/purge-edge.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { detectLanguage } from '#integrations/language-detection/detect-language.ts';
import { createNameIn } from '#integrations/list-names/read-list-names.ts';
import { createSmtpMail } from '#integrations/mail/smtp-mail.ts';
import { createPrintShop } from '#integrations/print/print-shop.ts';
import { startWorker } from '#jobs/worker.ts';
import type { Log } from '#services/ports.ts';
import { type Environment, readConfig, siteOf } from './config.ts';
import { WORKER_KEYS } from './process-keys.ts';
import { watchProcess } from './watch-process.ts';

const WORKER_POOL = 4;

export async function composeWorker(environment: Environment, log: Log) {
  const config = readConfig(WORKER_KEYS, environment);
  const site = siteOf(config);
  const { EDGE_CACHES: caches, EDGE_TOKEN: token, EDGE_API: api } = config;
  const purgeEdge = createPurgeEdge({ caches, token, api });
  const db = connect(config.DATABASE_URL_WORKER, { max: WORKER_POOL });
  await refuseUnsafeDatabase(db);
  const mail = createSmtpMail({
    url: config.SMTP_URL,
    from: config.MAIL_FROM,
    secretKey: config.CONTACT_SECRET_KEY,
  });
  const printShop = createPrintShop();
  const queue = await connectJobQueue(db);
  const worker = await startWorker(
    {
      db,
      site,
      detectLanguage,
      timeZone: site.timeZone,
      clock: () => new Date(),
      enqueue: queue.enqueue,
      findDangers,
      deskOrigin: config.DESK_ORIGIN,
      sendMail: mail.sendMail,
      dayHash: createDayHash(config.CONTACT_SECRET_KEY),
      print: printShop.print,
      nameIn: createNameIn(),
      purgeEdge,
      openContact: await createContactOpen({
        publicKey: config.CONTACT_PUBLIC_KEY,
        secretKey: config.CONTACT_SECRET_KEY,
        alsoSecretKey: config.CONTACT_SECRET_KEY_ALSO,
      }),
    },
    { connectionString: config.DATABASE_URL_WORKER, log },
  );
  const metrics = createMetrics('worker');
  metrics.showFigures(() => readFigures(db, dayIn(new Date(), site.timeZone)));
  const watched = await watchProcess({ db, metrics, log, config });
  return {
    innerPort: watched.innerPort,
    stop: async () => {
      await watched.stop();
      await worker.stop();
      await queue.stop();
      await printShop.stop();
      mail.close();
      await db.destroy();
    },
  };
}
