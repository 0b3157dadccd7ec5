import { connect } from '#db/connect.ts';
import { refuseUnsafeDatabase } from '#db/refuse-unsafe-database.ts';
import { createMetrics } from '#http/metrics.ts';
import { createContactOpen } from '#integrations/contact-seal/sealed-box.ts';
import { createJournalFile } from '#integrations/erasure-journal/journal-file.ts';
import { startPurger } from '#jobs/purger.ts';
import type { Log } from '#services/ports.ts';
import type { PrivacyContext } from '#services/privacy/privacy-context.ts';
import { type Environment, readConfig } from './config.ts';
import { PURGER_KEYS } from './process-keys.ts';
import { watchProcess } from './watch-process.ts';

const clock = () => new Date();

export async function composePurger(environment: Environment, log: Log) {
  const config = readConfig(PURGER_KEYS, environment);
  const purgerDb = connect(config.DATABASE_URL_PURGER, { max: 1 });
  await refuseUnsafeDatabase(purgerDb);
  const journal = createJournalFile(config.JOURNAL_FILE);
  // Nothing erased is remembered anywhere else: better not to start than to find out at the first one.
  await journal([]);
  const purger = startPurger({ purgerDb, clock, journal }, log);
  const metrics = createMetrics('purger');
  const watched = await watchProcess({ db: purgerDb, metrics, log, config });
  return {
    innerPort: watched.innerPort,
    stop: async () => {
      await watched.stop();
      await purger.stop();
      await purgerDb.destroy();
    },
  };
}

/** For the operators' own hands: no process that serves anybody holds all of this. */
export async function composePrivacy(
  environment: Environment,
): Promise<{ context: PrivacyContext; stop: () => Promise<void> }> {
  const config = readConfig(
    [
      'DATABASE_URL_DESK',
      'DATABASE_URL_WORKER',
      'DATABASE_URL_PURGER',
      'CONTACT_PUBLIC_KEY',
      'CONTACT_SECRET_KEY',
      'CONTACT_SECRET_KEY_ALSO',
      'JOURNAL_FILE',
    ],
    environment,
  );
  const deskDb = connect(config.DATABASE_URL_DESK, { max: 1 });
  const workerDb = connect(config.DATABASE_URL_WORKER, { max: 1 });
  const purgerDb = connect(config.DATABASE_URL_PURGER, { max: 1 });
  const openContact = await createContactOpen({
    publicKey: config.CONTACT_PUBLIC_KEY,
    secretKey: config.CONTACT_SECRET_KEY,
    alsoSecretKey: config.CONTACT_SECRET_KEY_ALSO,
  });
  const journal = createJournalFile(config.JOURNAL_FILE);
  return {
    context: { deskDb, workerDb, purgerDb, openContact, journal, clock },
    stop: async () => {
      await Promise.all([deskDb.destroy(), workerDb.destroy(), purgerDb.destroy()]);
    },
  };
}
