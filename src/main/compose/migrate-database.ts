import { PgBoss } from 'pg-boss';
import { connect } from '#db/connect.ts';
import { fillEmptyDesk } from '#db/desk/desk-data.ts';
import { contract, migrateToLatest } from '#db/migrate.ts';
import { keepRetentionDays } from '#db/retention-days.ts';
import { ROLES } from '#db/roles.ts';
import { listProcesses } from '#db/system/processes.ts';
import { withClient } from '#db/with-client.ts';
import { VERSION } from '#http/version.ts';
import { readReleasedCampaigns } from '#integrations/campaign-words/read-released-campaigns.ts';
import { readReleasedContent } from '#integrations/content-words/read-released-content.ts';
import { QUEUES } from '#jobs/queues.ts';
import { loadReleasedCampaigns } from '#services/campaigns/load-released-campaigns.ts';
import { loadReleasedContent } from '#services/content/load-released-content.ts';

/** Tables and what they are told, then the job schema and its queues, then who may touch the jobs. */
export async function migrateDatabase(migratorUrl: string): Promise<string[]> {
  const db = connect(migratorUrl, { max: 1, longStatements: true });
  try {
    const applied = await migrateToLatest(db);
    await fillEmptyDesk(db);
    await keepRetentionDays(db);
    const release = { at: new Date(), release: VERSION };
    await loadReleasedCampaigns(db, { records: readReleasedCampaigns(), ...release });
    await loadReleasedContent(db, { records: readReleasedContent(), ...release });
    await installJobs(migratorUrl);
    return applied;
  } finally {
    await db.destroy();
  }
}

/** Takes away what only the release before needs, once nothing of that one runs any more. */
export async function contractDatabase(migratorUrl: string): Promise<string[]> {
  const db = connect(migratorUrl, { max: 1, longStatements: true });
  try {
    const others = (await listProcesses(db)).filter(({ version }) => version !== VERSION);
    if (others.length > 0)
      throw new Error(
        `Of another release still run: ${others.map(({ kind, version }) => `${kind} ${version}`).join(', ')}.`,
      );
    return await contract(db);
  } finally {
    await db.destroy();
  }
}

async function installJobs(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  await boss.start();
  for (const [name, options] of Object.entries(QUEUES)) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  await boss.stop();
  await withClient(connectionString, (client) => client.query(JOB_GRANTS));
}

/** Web and desk may add a job and learn its id; only the worker sees and runs them. */
const JOB_GRANTS = `
GRANT USAGE ON SCHEMA pgboss TO ${ROLES.web}, ${ROLES.desk}, ${ROLES.worker};
GRANT SELECT ON pgboss.version, pgboss.queue TO ${ROLES.web}, ${ROLES.desk};
GRANT INSERT ON pgboss.job, pgboss.job_common TO ${ROLES.web}, ${ROLES.desk};
GRANT SELECT (id) ON pgboss.job, pgboss.job_common TO ${ROLES.web}, ${ROLES.desk};
GRANT ALL ON ALL TABLES IN SCHEMA pgboss TO ${ROLES.worker};
GRANT ALL ON ALL SEQUENCES IN SCHEMA pgboss TO ${ROLES.worker};
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO ${ROLES.web}, ${ROLES.desk}, ${ROLES.worker};`;
