import { connect, connectToCopy } from '#db/connect.ts';
import { refuseUnsafeDatabase } from '#db/refuse-unsafe-database.ts';
import { createContactSeal } from '#integrations/contact-seal/sealed-box.ts';
import { openCountryDatabase } from '#integrations/ip-location/country-database.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { createNameIn } from '#integrations/list-names/read-list-names.ts';
import { createPrintShop } from '#integrations/print/print-shop.ts';
import { createDrawPicture } from '#integrations/share-image/draw-picture.ts';
import { watchCampaigns } from '#services/campaigns/served-campaigns.ts';
import type { Log } from '#services/ports.ts';
import { createPublicServices } from '#services/public-services.ts';
import { createSendingLanes, openLanes } from '#services/stories/sending-lanes.ts';
import { createShield } from '#services/stories/shield.ts';
import { chooseBotCheck } from './choose-bot-check.ts';
import { chooseCounters } from './choose-counters.ts';
import { type Environment, readConfig, siteOf } from './config.ts';
import { randomIds } from './ids.ts';
import { WEB_KEYS } from './process-keys.ts';

/** Connections of one web process: enough for its core, few enough for many copies. */
const READ_POOL = 10;
/** Apart, so that a thousand searches take no connection from somebody who sends a story. */
const WRITE_POOL = 6;
const RECEIPT_POOL = 2;
/** A reader who waits for a letter; the caches in front wait for longer. */
const PRINT_WAIT_MS = 20_000;
/** How often counted page views are written. */
const PAGE_VIEW_FLUSH_MS = 5_000;

type Told = { log?: Log; onShield?: (step: number) => void };
const SILENT: Log = { info: () => {}, error: () => {} };

/** What a web process is made of, and nothing that only the desk or the worker needs. */
export async function composePublic(
  environment: Environment,
  { log = SILENT, onShield }: Told = {},
) {
  const config = readConfig(WEB_KEYS, environment);
  const { counters, stop: stopCounting } = await chooseCounters(config, log);
  const db = connect(config.DATABASE_URL_WEB, { max: WRITE_POOL });
  const copy = config.DATABASE_URL_READ;
  const readDb = copy
    ? connectToCopy({ copy, primary: config.DATABASE_URL_WEB }, { max: READ_POOL })
    : connect(config.DATABASE_URL_WEB, { max: READ_POOL });
  const receiptDb = connect(config.DATABASE_URL_RECEIPT, { max: RECEIPT_POOL });
  await refuseUnsafeDatabase(db, receiptDb);
  const queue = await connectJobQueue(db);
  const watched = await watchCampaigns(db, (err) =>
    log.error({ err }, 'campaigns were not read, and are served as they were'),
  );
  const printShop = createPrintShop(PRINT_WAIT_MS);
  const services = createPublicServices({
    db,
    readDb,
    receiptDb,
    site: siteOf(config),
    campaigns: watched.campaigns,
    secret: config.APP_SECRET,
    alsoSecret: config.APP_SECRET_ALSO,
    clock: () => new Date(),
    ids: randomIds,
    botCheck: chooseBotCheck(config, environment),
    shield: createShield({ mode: config.SHIELD, counters, onStep: onShield }),
    sealContact: await createContactSeal(config.CONTACT_PUBLIC_KEY),
    lanes: config.SENDING_LANES ? createSendingLanes(counters) : openLanes,
    reportLanes: config.SENDING_LANES ? createSendingLanes(counters, 'report-lanes') : openLanes,
    counters,
    countryOf: await openCountryDatabase(),
    drawPicture: createDrawPicture(),
    nameIn: createNameIn(),
    enqueue: queue.enqueue,
    print: printShop.print,
  });
  // Page views are not worth an error to anybody; what could not be written stays for the next time.
  const flush = () => services.pageViews.flush().catch(() => {});
  const timer = setInterval(() => void flush(), PAGE_VIEW_FLUSH_MS);
  return {
    db,
    services,
    stop: async () => {
      clearInterval(timer);
      await watched.stop();
      await flush();
      await queue.stop();
      await printShop.stop();
      await stopCounting();
      await Promise.all([db, readDb, receiptDb].map((one) => one.destroy()));
    },
  };
}
