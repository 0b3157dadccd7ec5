import { createHmac, randomUUID } from 'node:crypto';
import { connect } from '#db/connect.ts';
import { refuseUnsafeDatabase } from '#db/refuse-unsafe-database.ts';
import { readCampaignWords } from '#integrations/campaign-words/read-released-campaigns.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { createOfficerSignIn } from '#integrations/officer-sign-in/officer-sign-in.ts';
import { isCommonPassword } from '#integrations/password-strength/is-common-password.ts';
import { createPictureMaker } from '#integrations/pictures/picture-maker.ts';
import { createDeskServices } from '#services/desk-services.ts';
import { createEnrolment } from '#services/officers/enrol-officer.ts';
import { createSignInKeys } from '#services/officers/sign-in-keys.ts';
import { createSignInTrail } from '#services/officers/sign-in-trail.ts';
import { type Environment, readConfig, siteOf } from './config.ts';
import { DESK_KEYS } from './process-keys.ts';

const DESK_POOL = 10;
/** How often approved stories whose hour has come are looked for. */
const DUE_STORIES_MS = 20_000;
/** An hour that leads announced is kept to the second or two. */
const DUE_CAMPAIGNS_MS = 2_000;
/** How often what ran out is ended. */
const SWEEP_MS = 60_000;

export async function composeDesk(environment: Environment, onError: (error: Error) => void) {
  const config = readConfig(DESK_KEYS, environment);
  const site = siteOf(config);
  const db = connect(config.DATABASE_URL_DESK, { max: DESK_POOL });
  await refuseUnsafeDatabase(db);
  const queue = await connectJobQueue(db);
  const clock = () => new Date();
  const { enqueue } = queue;
  const keyedHash = (text: string) =>
    createHmac('sha256', config.DESK_SECRET).update(text).digest();
  const trail = createSignInTrail({ db, clock, enqueue, keyedHash });
  const services = createDeskServices({
    db,
    site,
    clock,
    origin: config.DESK_ORIGIN,
    timeZone: site.timeZone,
    enqueue,
    newId: randomUUID,
    makePicture: createPictureMaker(),
    said: readCampaignWords(),
    policy: { protectMinors: site.protectMinors },
    trail,
    signIn: createOfficerSignIn({
      db,
      clock,
      origin: config.DESK_ORIGIN,
      secret: config.DESK_SECRET,
      alsoSecret: config.DESK_SECRET_ALSO,
      enrolment: createEnrolment({ db, clock, enqueue, newId: randomUUID }),
      trail,
      keys: createSignInKeys({ db, clock }),
      isCommonPassword,
    }),
  });
  const publishDue = () => services.publishDue().catch(onError);
  const returnParked = () => services.returnParked().catch(onError);
  const openDueCampaigns = () => services.openDueCampaigns().catch(onError);
  const closeDueCampaigns = () => services.closeDueCampaigns().catch(onError);
  const closeLoneOpenings = () => services.closeLoneOpenings().catch(onError);
  const returnAppeals = () => services.returnAppeals().catch(onError);
  // Once a start: what is published from then on is under the rule already.
  const bringing = services.bringFacesUnderRule().catch(onError);
  const sweep = () => services.sweepSignIns().catch(onError);
  const timers = [
    setInterval(() => void publishDue(), DUE_STORIES_MS),
    setInterval(() => void returnParked(), SWEEP_MS),
    setInterval(() => void openDueCampaigns(), DUE_CAMPAIGNS_MS),
    setInterval(() => void closeDueCampaigns(), DUE_CAMPAIGNS_MS),
    setInterval(() => void closeLoneOpenings(), SWEEP_MS),
    setInterval(() => void returnAppeals(), SWEEP_MS),
    setInterval(() => void sweep(), SWEEP_MS),
  ];
  return {
    db,
    services,
    origin: config.DESK_ORIGIN,
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await bringing;
      await queue.stop();
      await db.destroy();
    },
  };
}
